import { useEffect } from 'react';
import { accessToken } from '#web/lib/auth/access-token.ts';

const oneMinute = 60_000;

/**
 * Keeps the credentials fresh while a private screen is open. `accessToken` renews one that is 50
 * minutes old; asking each minute also covers a device that slept, where one long timer would be late.
 */
export function useCredentialsRefresh(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      // Without a connection the next minute tries again; an ended session is announced elsewhere.
      accessToken().catch(() => undefined);
    }, oneMinute);
    return () => clearInterval(timer);
  }, []);
}
