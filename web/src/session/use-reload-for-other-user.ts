import { useEffect } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

/** Reloads the page when another user signs in in another tab: it shows what belongs to the first. */
export function useReloadForOtherUser(): void {
  useEffect(() => {
    const user = storedUserId();
    const compare = () => {
      const current = storedUserId();
      if (current === undefined || current === user) return;
      // The sign-in changes several values, and one reload is enough.
      stop();
      location.reload();
    };
    const stop = () => window.removeEventListener('storage', compare);
    window.addEventListener('storage', compare);
    return stop;
  }, []);
}
