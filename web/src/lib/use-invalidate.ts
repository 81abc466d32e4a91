import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/route.ts';
import { queryKeyOf } from './route-query.ts';

/** Makes all queries of some routes stale; those that are shown are loaded again, and awaited. */
export function useInvalidate(): (routes: readonly Route[]) => Promise<unknown> {
  const client = useQueryClient();
  return (routes) =>
    Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: queryKeyOf(route) })));
}
