import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onTick } from './ticks.ts';

/** Keeps the shown states right while the page stays open: offers begin and end, shops open and close, days change. */
export function useRefreshByClock(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTick(() => {
        // Loaded later than the page. Without a connection, the next look at the clock tries again.
        import('./refresh-by-clock.ts').then(
          ({ refreshByClock }) => refreshByClock(client),
          () => undefined,
        );
      }),
    [client],
  );
}
