import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findIndication } from '#lambdas/shops/store/indication-store.ts';
import { removeIndication } from '#lambdas/shops/store/indications-of-user-store.ts';
import { removeAudits } from '#lambdas/staff/store/audit-store.ts';

/**
 * Removes an indication of a user who left, with the records of staff's decisions on it. The indication goes last,
 * since it leads to the records, and as it was read before them, so that it has no later record. Throws
 * WriteConflict after six attempts.
 */
export async function removeIndicationWithAudits(id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const indication = await findIndication(id);
    await removeAudits(id);
    await commit([removeIndication(id, indication)]);
  });
}
