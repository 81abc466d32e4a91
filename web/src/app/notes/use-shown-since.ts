import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isKept } from '#web/lib/kept-answers/keep-answers.ts';

/** When the server gave the oldest of the answers on the screen, in epoch milliseconds; undefined without any. */
export function useShownSince(): number | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => {
      const times = client
        .getQueryCache()
        .findAll({ type: 'active' })
        .filter((query) => isKept(query) && query.state.data !== undefined)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length > 0 ? Math.min(...times) : undefined;
    },
  );
}
