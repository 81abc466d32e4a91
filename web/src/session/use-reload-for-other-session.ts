import { useEffect } from 'react';
import { storedUserId, userOfPage } from '#web/lib/auth/stored-user.ts';

/**
 * Reloads the page when in another tab its user signs out or another one signs in: it shows what belongs to the first.
 * After a logout the page's guard then leads to the sign-in.
 */
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
    // It may have happened while the page was opening.
    compare();
    return stop;
  }, []);
}
