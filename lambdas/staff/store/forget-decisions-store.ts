import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Name of a decision's record: the target's id and its own. */
const nameOf = (row: Item): string => `${partitionId(row)}/${sortId(row)}`;

function keyOfNamed(name: string) {
  const [subjectId = '', auditId = ''] = name.split('/');
  return keys.audit(subjectId, auditId);
}

/** Lists a page of the names of records of decisions on a business, or on images of an owner without one. */
export function listRecordsOn(subjectId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(keys.audit(subjectId, '').PK), request, nameOf);
}

/** Lists a page of the names of records of a staff member's decisions; those of the last second may be missing. */
export function listRecordsOf(staffId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(partitions.decisionsOfStaff(staffId), 'GSI2'), request, nameOf);
}

/** Years that a decision is kept after its business has left. */
const retentionYears = 5;

/** The part of a changed record that stays: its id, its status, and its masked tax id. */
function retainedFields(record: unknown): Item {
  const fields = ['id', 'status', 'legalRegister', 'personRegister'];
  return Object.fromEntries(
    Object.entries(record as Item).filter(([field]) => fields.includes(field)),
  );
}

/**
 * Removes the business's identity and all texts from the record of a decision; the decision and its time stay for
 * five years. Fails where the record goes meanwhile.
 */
export async function anonymizeDecision(name: string, now: Date): Promise<Write[]> {
  const key = keyOfNamed(name);
  const item = await getItem(key);
  if (!item || item['ttl'] !== undefined) return [];
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  return [
    update(key, 'SET #before = :before, #after = :after, #ttl = :ttl REMOVE reason', {
      expression: 'attribute_exists(PK)',
      names: { '#before': 'before', '#after': 'after', '#ttl': 'ttl' },
      values: {
        ':before': retainedFields(item['before']),
        ':after': retainedFields(item['after']),
        ':ttl': Math.ceil(end.getTime() / 1000),
      },
    }),
  ];
}

/** Removes the staff member from the record of a decision; fails where the record goes meanwhile. */
export async function forgetWhoDecided(name: string): Promise<Write[]> {
  const key = keyOfNamed(name);
  if ((await getItem(key))?.['staffId'] === undefined) return [];
  return [update(key, 'REMOVE staffId, GSI2PK, GSI2SK', { expression: 'attribute_exists(PK)' })];
}
