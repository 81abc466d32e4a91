import { useNavigate } from 'react-router-dom';
import { queryClient } from '#web/platform/api/api.ts';
import { openPath } from '#web/session/open-path.ts';
import { useAccountLinks } from './components/forms/account-page.tsx';

/**
 * Returns a function that opens the page in `?from=` after a sign-in, if the user may see it, else their landing screen.
 * If somebody else was signed in before, a screen in `from` is that user's, and only open pages are for everyone.
 */
export function useLand() {
  const navigate = useNavigate();
  const { from, openPage } = useAccountLinks();
  return async (isOtherUser: boolean) => {
    const { landingPath } = await import('#web/session/landing-path.ts');
    const path = await landingPath(queryClient, isOtherUser ? (openPage ?? null) : from);
    openPath(path, navigate);
  };
}
