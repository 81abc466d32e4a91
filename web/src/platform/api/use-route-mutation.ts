import {
  type QueryClient,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf, Route } from '#contract/http/route.ts';
import { callAndNoteConnection } from '#web/platform/http/http.ts';
import { callRoute, type RouteInput } from './call-route.ts';
import { IntentKey } from './intent-key.ts';
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

interface RouteMutationOptions<R extends Route> {
  /** The routes whose queries become stale by the change. */
  readonly invalidates?: readonly Route[];
  /** Whether the change waits for these queries to reload. Not for long lists, which take many calls. */
  readonly awaitsQueries?: true;
  readonly onSuccess?: (result: ResponseOf<R>) => void | Promise<void>;
}

/** The input of a change. A form with a draft passes the draft's key, which survives a reload. */
type Change<R extends Route> = RouteInput<R> & { readonly intent?: IntentKey };

/**
 * A mutation for a route. The same input keeps its idempotency key until the server has decided, so that a retry after
 * a lost answer does not repeat the change.
 */
export function useRouteMutation<const R extends Route>(
  route: R,
  { invalidates = [], awaitsQueries, onSuccess }: RouteMutationOptions<R> = {},
): UseMutationResult<ResponseOf<R>, Error, Change<R>> {
  const client = useQueryClient();
  const [ownIntent] = useState(() => new IntentKey());
  return useMutation({
    // The cache keeps the input of a change, but must not keep passwords after the page is left.
    ...(route.secretFields && { gcTime: 0 }),
    mutationFn: async ({ intent = ownIntent, ...rest }: Change<R>) => {
      const input = rest as RouteInput<R>;
      const idempotencyKey = intent.for([route.method, route.path, input]);
      try {
        // The state of the connection is noted before stale queries reload.
        const result = await callAndNoteConnection(() =>
          callRoute(route, { ...input, idempotencyKey }),
        );
        intent.finish();
        return result;
      } catch (error) {
        intent.finish(error);
        throw error;
      }
    },
    onSuccess: async (result) => {
      const invalidated = invalidate(client, invalidates);
      if (awaitsQueries) await invalidated;
      await onSuccess?.(result);
    },
  });
}
