import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteConnection } from '#web/lib/kept-answers/connection.ts';

/** Milliseconds between two attempts to reach the site. */
const interval = 20_000;

/** Loads what is shown again if the site answers. Its method is one that the service worker does not answer. */
async function tryAgain(client: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  const { ok } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' });
  if (!ok) return;
  noteConnection(false);
  await client.refetchQueries({ type: 'active' });
}

/** Without a connection, loads what is shown again as soon as there is one. */
export function useReturnOfConnection(isOffline: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    const start = () => {
      tryAgain(client).catch(() => {
        // Not yet.
      });
    };
    const timer = setInterval(start, interval);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, [client, isOffline]);
}
