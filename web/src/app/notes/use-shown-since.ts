import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isKept } from '#web/lib/kept-answers/keep-answers.ts';
import { shownSince } from '#web/lib/kept-answers/shown-since.ts';

/** `shownSince` of the screen. */
export function useShownSince(): number | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => shownSince(client.getQueryCache().findAll({ type: 'active', predicate: isKept })),
  );
}
