import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { type ResponseOf, type Route, routeKeyOf } from '#contract/http/route.ts';
import { callRoute, type RouteInput } from './call-route.ts';

/** The key that the queries of a route begin with, whatever their input. */
export const queryKeyOf = (route: Route): QueryKey => [routeKeyOf(route)];

/** A query by a route of the contract: its key is the route and the input. */
export function routeQuery<const R extends Route>(route: R, input: RouteInput<R>) {
  return queryOptions({
    queryKey: [...queryKeyOf(route), input],
    queryFn: ({ signal }) => callRoute(route, { ...input, signal }),
  });
}

/** One page of a list, as the contract's `pageOf` makes it. */
export interface AnsweredPage<T> {
  readonly items: readonly T[];
  readonly pagingKey?: string;
}

type ItemOf<R extends Route> = ResponseOf<R> extends AnsweredPage<infer T> ? T : never;

/** The rows of all pages that have been loaded. */
export function itemsOf<T>({ pages }: InfiniteData<AnsweredPage<T>>): readonly T[] {
  return pages.flatMap(({ items }) => items);
}

interface PagesOptions {
  /** Rows in each page after the first; as many as in the first when left out. */
  readonly nextLimit?: number;
}

/** A list by a route of the contract that answers pages: `data` holds the rows of those loaded so far. */
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
