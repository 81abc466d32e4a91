import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { forgetOwner } from '../store/identifier-store.ts';

/** Keeps an identifier of a closed business's shop reserved for nobody. Throws WriteConflict after six attempts. */
export async function forgetReservation(businessId: string, identifier: string): Promise<void> {
  await retryOnConflict(async (commit) => commit(await forgetOwner(businessId, identifier)));
}
