import {
  type QueryKey,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf, Route } from '#contract/route.ts';
import { type CallInput, call } from './http/call.ts';
import { IntentKey } from './http/idempotency-key.ts';

interface RouteMutationOptions<R extends Route> {
  /** Queries that the change makes stale. */
  readonly invalidates?: readonly QueryKey[];
  readonly onSuccess?: (result: ResponseOf<R>) => void | Promise<void>;
}

/**
 * A change by a route of the contract. One idempotency key goes with one input until the server has
 * decided, so that a user who sends again after a lost answer changes nothing twice.
 */
export function useRouteMutation<const R extends Route>(
  route: R,
  { invalidates = [], onSuccess }: RouteMutationOptions<R> = {},
): UseMutationResult<ResponseOf<R>, Error, CallInput<R>> {
  const client = useQueryClient();
  const [intent] = useState(() => new IntentKey());
  return useMutation({
    mutationFn: async (input: CallInput<R>) => {
      const idempotencyKey = intent.for(input);
      try {
        const result = await call(route, { ...input, idempotencyKey });
        intent.settle();
        return result;
      } catch (error) {
        intent.settle(error);
        throw error;
      }
    },
    onSuccess: async (result) => {
      await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      await onSuccess?.(result);
    },
  });
}
