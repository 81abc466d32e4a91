import { useEffect } from 'react';
import { userOfPage } from '#web/lib/auth/stored-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { queryClient } from '#web/platform/api/api.ts';

/** Clears the query cache after a logout, once no component shows its data. */
function useClearCacheAfterLogout(): void {
  useEffect(
    () => () => {
      if (!storedUserId()) queryClient.clear();
    },
    [],
  );
}

/** Reloads the page when its user signs out or another one signs in in another tab. */
function useReloadForOtherSession(): void {
  useEffect(() => {
    const compare = () => {
      if (storedUserId() === userOfPage()) return;
      // Several values change, and one reload is enough.
      stop();
      location.reload();
    };
    const stop = () => window.removeEventListener('storage', compare);
    window.addEventListener('storage', compare);
    // The session may have changed while the page was opening.
    compare();
    return stop;
  }, []);
}

/** Keeps a page to the session it was opened with: nothing of its user is shown after a logout or to another user. */
export function useOneSession(): void {
  useClearCacheAfterLogout();
  useReloadForOtherSession();
}
