import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findIndication } from '#lambdas/shops/store/indication-store.ts';
import { removeIndication } from '#lambdas/shops/store/indications-of-user-store.ts';
import { removeAudits } from '#lambdas/staff/store/audit-store.ts';

/** Removes a former user's indication. It goes after its decision records, since it leads to them. */
export async function removeIndicationWithAudits(id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const indication = await findIndication(id);
    await removeAudits(id);
    await commit([removeIndication(id, indication)]);
  });
}
