import { useEffect } from 'react';
import { storedUserId } from '#web/lib/auth/stored-user.ts';

/** Reloads the page when another user signs in in another tab: it shows what belongs to the first. */
export function useReloadForOtherUser(): void {
  useEffect(() => {
    const user = storedUserId();
    const compare = () => {
      const current = storedUserId();
      if (current !== undefined && current !== user) location.reload();
    };
    window.addEventListener('storage', compare);
    return () => window.removeEventListener('storage', compare);
  }, []);
}
