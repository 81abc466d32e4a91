import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf, Route } from '#contract/route.ts';
import { callRoute, type RouteInput } from './http/call-route.ts';
import { IntentKey } from './http/idempotency-key.ts';
import { useInvalidate } from './use-invalidate.ts';

interface RouteMutationOptions<R extends Route> {
  /** The routes whose queries the change makes stale. */
  readonly invalidates?: readonly Route[];
  readonly onSuccess?: (result: ResponseOf<R>) => void | Promise<void>;
}

/**
 * A change by a route of the contract. The same input keeps its idempotency key until the server has
 * decided, so that sending again after a lost answer does not repeat the change.
 */
export function useRouteMutation<const R extends Route>(
  route: R,
  { invalidates = [], onSuccess }: RouteMutationOptions<R> = {},
): UseMutationResult<ResponseOf<R>, Error, RouteInput<R>> {
  const invalidate = useInvalidate();
  const [intent] = useState(() => new IntentKey());
  return useMutation({
    mutationFn: async (input: RouteInput<R>) => {
      const idempotencyKey = intent.for(input);
      try {
        const result = await callRoute(route, { ...input, idempotencyKey });
        intent.settle();
        return result;
      } catch (error) {
        intent.settle(error);
        throw error;
      }
    },
    onSuccess: async (result) => {
      // Not awaited: the change is done, and long lists take many calls to load again.
      void invalidate(invalidates);
      await onSuccess?.(result);
    },
  });
}
