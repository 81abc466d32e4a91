import type { QueryClient } from '@tanstack/react-query';
import { changesByClock } from './changes-by-clock.ts';
import { serverNow, toServerTime } from './server-clock.ts';
import { tick } from './ticks.ts';

/** Reloads the shown answers that may have changed because of the time. */
export function refreshByClock(client: QueryClient): void {
  if (!navigator.onLine) return;
  const now = serverNow();
  client.refetchQueries(
    {
      type: 'active',
      // The server made its answer a little before it arrived.
      predicate: ({ state: { data, dataUpdatedAt } }) =>
        data !== undefined && changesByClock(data, toServerTime(dataUpdatedAt) - tick, now),
    },
    { cancelRefetch: false },
  );
}
