import { useNavigate } from 'react-router-dom';
import { queryClient } from '#web/platform/api/api.ts';
import { openPath } from '#web/session/open-path.ts';

/** Returns a function that opens the page in `from`, if the user may see it, else their landing screen. */
export function useLand() {
  const navigate = useNavigate();
  return async (from: string | null) => {
    const { landingPath } = await import('#web/session/landing-path.ts');
    openPath(await landingPath(queryClient, from), navigate);
  };
}
