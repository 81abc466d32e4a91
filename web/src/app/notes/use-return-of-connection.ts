import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { noteSlow } from '#web/platform/http/http.ts';
import { meQuery } from '#web/session/queries/get-me.ts';

/** Milliseconds between two attempts to reach the server, and from one loading of all that is shown to the next. */
const interval = 20_000;

/** Without a connection, asks the server from time to time, and loads what is shown again once it answers. */
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
    // Where some calls fail and others do not, the connection returns again and again.
    const isDue = performance.now() - loadedAt.current > interval;
    if (wasOffline.current && !isOffline && isDue) {
      loadedAt.current = performance.now();
      // Until all of it has come, its age is shown.
      noteSlow(client.refetchQueries({ type: 'active' }));
    }
    wasOffline.current = isOffline;
  }, [client, isOffline]);
}
