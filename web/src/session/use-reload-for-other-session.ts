import { useEffect } from 'react';
import { storedUserId, userOfPage } from '#web/lib/auth/stored-user.ts';

/** Reloads the page when its user signs out or another one signs in in another tab. */
export function useReloadForOtherSession(): void {
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
