import { useEffect } from 'react';
import { accessToken } from '#web/lib/auth/access-token.ts';

const oneMinute = 60_000;

/** Renews tokens while a user's screen is open. Checks each minute, since one long timer would be late after sleep. */
export function useCredentialsRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // The next minute tries again, and `renewToken` announces the end of a session.
      accessToken().catch(() => undefined);
    }, oneMinute);
    return () => clearInterval(timer);
  }, []);
}
