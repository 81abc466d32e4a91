import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import type { CounterDevice } from '#web/platform/outbox/outbox.ts';
import type { Undoable } from './rows-of-today.ts';

/** Returns the function that undoes a use. It rejects if that failed. */
export function useUndo(device: CounterDevice) {
  const { mutateAsync } = useRouteMutation(redemptionRoutes.rollBackRedemption, {
    invalidates: [redemptionRoutes.listRedemptions],
  });
  return async (undoable: Undoable, reason: string): Promise<void> => {
    if ('entry' in undoable) await device.undo(undoable.entry, reason);
    else await mutateAsync({ params: { id: undoable.redemptionId }, body: { reason } });
  };
}
