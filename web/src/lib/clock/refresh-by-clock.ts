import type { QueryClient } from '@tanstack/react-query';
import { changesByClock } from './changes-by-clock.ts';
import { serverNow, toServerTime } from './server-clock.ts';
import { tick } from './ticks.ts';

/** Loads the shown answers again that may have changed because of the time. */
export function refreshByClock(client: QueryClient): void {
  if (!navigator.onLine) return;
  const now = serverNow();
  client.refetchQueries(
    {
      type: 'active',
      // The server made its answer a little earlier than it came.
      predicate: ({ state: { data, dataUpdatedAt } }) =>
        data !== undefined && changesByClock(data, toServerTime(dataUpdatedAt) - tick, now),
    },
    { cancelRefetch: false },
  );
}
