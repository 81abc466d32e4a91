import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changesByClock } from './changes-by-clock.ts';
import { serverNow, toServerTime } from './server-clock.ts';
import { onTick, tick } from './ticks.ts';

/** Asks the server again for what is shown and may have changed because of the time. */
function refresh(client: QueryClient): void {
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

/** Keeps what is shown right while the page stays open: offers begin and end, shops open and close, days change. */
export function useRefreshByClock(): void {
  const client = useQueryClient();
  useEffect(() => onTick(() => refresh(client)), [client]);
}
