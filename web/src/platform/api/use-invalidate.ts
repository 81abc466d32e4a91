import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/http/route.ts';
import { queryKeyOf } from './route-query.ts';

/**
 * Makes all queries of some routes stale; those that are shown are loaded again, and awaited. A first answer that is
 * under way is not awaited but asked for again, since it may be older than the change.
 */
export const invalidate = (client: QueryClient, routes: readonly Route[]): Promise<unknown> =>
  Promise.all(
    routes.map(async (route) => {
      const queryKey = queryKeyOf(route);
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries({ queryKey });
    }),
  );

/** `invalidate` with the client of the app. */
export function useInvalidate(): (routes: readonly Route[]) => Promise<unknown> {
  const client = useQueryClient();
  return (routes) => invalidate(client, routes);
}
