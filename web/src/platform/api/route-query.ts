import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { type ResponseOf, type Route, routeKeyOf } from '#contract/http/route.ts';
import { callRoute, type RouteInput } from './call-route.ts';

/** Returns the first part of all query keys of a route. */
export const queryKeyOf = (route: Route): QueryKey => [routeKeyOf(route)];

/** Returns a query for a route of the contract; its key is the route and the input. */
export function routeQuery<const R extends Route>(route: R, input: RouteInput<R>) {
  return queryOptions({
    queryKey: [...queryKeyOf(route), input],
    queryFn: ({ signal }) => callRoute(route, { ...input, signal }),
  });
}

/** One page of a list, as from the contract's `pageOf`. */
export interface AnsweredPage<T> {
  readonly items: readonly T[];
  readonly pagingKey?: string;
}

type ItemOf<R extends Route> = ResponseOf<R> extends AnsweredPage<infer T> ? T : never;

/** Returns the rows of all loaded pages. */
export function itemsOf<T>({ pages }: InfiniteData<AnsweredPage<T>>): readonly T[] {
  return pages.flatMap(({ items }) => items);
}

interface PagesOptions {
  /** Rows in each page after the first; the same number by default. */
  readonly nextLimit?: number;
}

/** Returns a paged query for a list route of the contract; `data` has the rows loaded so far. */
export function routePages<const R extends Route>(
  route: R,
  input: RouteInput<R>,
  { nextLimit }: PagesOptions = {},
) {
  const { query } = input as { readonly query?: object };
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(route), 'pages', input],
    queryFn: async ({ pageParam, signal }) => {
      const next = pageParam && { ...(nextLimit && { limit: nextLimit }), pagingKey: pageParam };
      const paging = { ...query, ...next };
      const pageInput = { ...input, query: paging, signal } as RouteInput<R>;
      return (await callRoute(route, pageInput)) as AnsweredPage<ItemOf<R>>;
    },
    initialPageParam: '',
    getNextPageParam: ({ pagingKey }) => pagingKey,
    select: itemsOf<ItemOf<R>>,
  });
}
