import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/http/route.ts';
import { queryKeyOf } from './route-query.ts';

/**
 * Marks all queries of some routes as stale; reloads the shown ones and waits for them. Restarts a first load that is
 * running, since its answer may be older than the change.
 */
export const invalidate = (client: QueryClient, routes: readonly Route[]): Promise<unknown> =>
  Promise.all(
    routes.map(async (route) => {
      const queryKey = queryKeyOf(route);
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries({ queryKey });
    }),
  );

export function useInvalidate(): (routes: readonly Route[]) => Promise<unknown> {
  const client = useQueryClient();
  return (routes) => invalidate(client, routes);
}
