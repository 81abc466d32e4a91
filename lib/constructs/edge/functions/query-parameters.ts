import * as z from 'zod/mini';
import type { Route } from '#contract/http/route.ts';

/** Returns the sorted names of a route's query parameters. */
export function queryParametersOf({ query }: Pick<Route, 'query'>): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape).sort() : [];
}
