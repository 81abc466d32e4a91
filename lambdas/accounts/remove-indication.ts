import { findIndication } from '../indications/indication-repository.ts';
import { removeIndication } from '../indications/indications-of-user-repository.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { removeAudits } from '../staff/audit-repository.ts';

/** Removes a former user's indication. It goes after its decision records, since it leads to them. */
export async function removeIndicationWithAudits(id: string): Promise<void> {
  await retryOnConflict(async (commit) => {
    const indication = await findIndication(id);
    await removeAudits(id);
    await commit([removeIndication(id, indication)]);
  });
}
