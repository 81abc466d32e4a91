import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onTick } from './use-now.ts';

/** Keeps shown states up to date on an open page: offers begin and end, shops open and close, days change. */
export function useRefreshByClock(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onTick(() => {
        // Loaded after the page. Offline, the next tick tries again.
        import('./refresh-by-clock.ts').then(
          ({ refreshByClock }) => refreshByClock(client),
          () => undefined,
        );
      }),
    [client],
  );
}
