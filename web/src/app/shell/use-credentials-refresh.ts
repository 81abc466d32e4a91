import { useEffect } from 'react';
import { accessToken } from '#web/lib/auth/access-token.ts';

const oneMinute = 60_000;

/**
 * Renews the credentials while a private screen is open. `accessToken` renews a token that is 50 minutes
 * old; it is called every minute, because one long timer would be late after the device has slept.
 */
export function useCredentialsRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // Errors need no handling: the next minute tries again, and `renewToken` announces a session's end.
      accessToken().catch(() => undefined);
    }, oneMinute);
    return () => clearInterval(timer);
  }, []);
}
