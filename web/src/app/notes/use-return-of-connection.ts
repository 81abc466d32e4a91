import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noteSlow } from '#web/platform/http/http.ts';
import { meQuery } from '#web/session/queries/get-me.ts';

/** Pause in milliseconds between two attempts to reach the server, and between two reloads of the shown data. */
const interval = 20_000;

/** While offline, tries to reach the server from time to time; once it answers, reloads the shown data. */
export function useReturnOfConnection(isOffline: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    const { queryKey } = meQuery;
    const ask = () => {
      if (navigator.onLine) client.refetchQueries({ queryKey }, { cancelRefetch: false });
    };
    const timer = setInterval(ask, interval);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [client, isOffline]);

  const wasOffline = useRef(isOffline);
  const loadedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // If only some calls fail, the connection seems to return again and again.
    const isDue = performance.now() - loadedAt.current > interval;
    if (wasOffline.current && !isOffline && isDue) {
      loadedAt.current = performance.now();
      // The age of the answers is shown until all have loaded.
      noteSlow(client.refetchQueries({ type: 'active' }));
    }
    wasOffline.current = isOffline;
  }, [client, isOffline]);
}
