import { findIndication } from '../indications/indication-repository.ts';
import { removeIndication } from '../indications/indications-of-user-repository.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { removeAudits } from '../staff/audit-repository.ts';

/**
 * Removes the indication of a user who left, and staff's decision records on it. The indication goes last, since it
 * leads to the records; a change meanwhile repeats the removal.
 */
export async function removeIndicationWithAudits(id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const indication = await findIndication(id);
    await removeAudits(id);
    await commit([removeIndication(id, indication)]);
  });
}
