import { useNavigate } from 'react-router-dom';
import { queryClient } from '#web/platform/api/api.ts';

/** Opens the page that a user asked for before the sign-in (`from`), if they may see it, or their landing screen. */
export function useLand() {
  const navigate = useNavigate();
  return async (from: string | null) => {
    const { landingPath } = await import('#web/session/landing-path.ts');
    navigate(await landingPath(queryClient, from), { replace: true });
  };
}
