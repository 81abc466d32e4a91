import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf, Route } from '#contract/http/route.ts';
import { callAndNoteConnection } from '#web/platform/http/http.ts';
import { callRoute, type RouteInput } from './call-route.ts';
import { IntentKey } from './intent-key.ts';
import { useInvalidate } from './use-invalidate.ts';

interface RouteMutationOptions<R extends Route> {
  /** The routes whose queries the change makes stale. */
  readonly invalidates?: readonly Route[];
  /** The change is done when these queries have loaded again. Not for long lists, which take many calls. */
  readonly awaitsQueries?: true;
  readonly onSuccess?: (result: ResponseOf<R>) => void | Promise<void>;
}

/** The input of a change. A form with a draft passes the draft's key, which outlasts a reload. */
type Change<R extends Route> = RouteInput<R> & { readonly intent?: IntentKey };

/**
 * A change by a route of the contract. The same input keeps its idempotency key until the server has
 * decided, so that sending again after a lost answer does not repeat the change.
 */
export function useRouteMutation<const R extends Route>(
  route: R,
  { invalidates = [], awaitsQueries, onSuccess }: RouteMutationOptions<R> = {},
): UseMutationResult<ResponseOf<R>, Error, Change<R>> {
  const invalidate = useInvalidate();
  const [ownIntent] = useState(() => new IntentKey());
  return useMutation({
    // The cache keeps the input of a change, but not that of a password once the page is left.
    ...(route.secretFields && { gcTime: 0 }),
    mutationFn: async ({ intent = ownIntent, ...rest }: Change<R>) => {
      const input = rest as RouteInput<R>;
      const idempotencyKey = intent.for([route.method, route.path, input]);
      try {
        // Noted before what it makes stale is loaded again.
        const result = await callAndNoteConnection(() =>
          callRoute(route, { ...input, idempotencyKey }),
        );
        intent.settle();
        return result;
      } catch (error) {
        intent.settle(error);
        throw error;
      }
    },
    onSuccess: async (result) => {
      const invalidated = invalidate(invalidates);
      if (awaitsQueries) await invalidated;
      await onSuccess?.(result);
    },
  });
}
