import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { keys, partitionId, partitions, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** The name of a record of a decision: what it is about and its own id. */
const nameOf = (row: Item): string => `${partitionId(row)}/${sortId(row)}`;

function keyOfNamed(name: string) {
  const [subjectId = '', auditId = ''] = name.split('/');
  return keys.audit(subjectId, auditId);
}

/** A page of the names of the records of decisions on a business, or on pictures of an owner without one. */
export function listRecordsOn(subjectId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(keys.audit(subjectId, '').PK), request, nameOf);
}

/** A page of the names of the records of decisions that a member of staff took; one of the last second may be missing. */
export function listRecordsOf(staffId: string, request: PageRequest): Promise<Page<string>> {
  return queryPage(wholePartition(partitions.decisionsOfStaff(staffId), 'GSI2'), request, nameOf);
}

/** Years for which a decision is kept after its business has left. */
const yearsKept = 5;

/** What stays of a record that a decision changed: which one it was, its status, and its tax id, which is masked. */
function keptOf(record: unknown): Item {
  const fields = ['id', 'status', 'legalRegister', 'personRegister'];
  return Object.fromEntries(
    Object.entries(record as Item).filter(([field]) => fields.includes(field)),
  );
}

/**
 * Takes out of the record of a decision who the business was, and what was written about it; what was decided and when
 * stays for five years. No write where it is gone, or was done before. Fails where the record goes meanwhile.
 */
export async function forgetSubject(name: string, now: Date): Promise<Write[]> {
  const key = keyOfNamed(name);
  const item = await getItem(key);
  if (!item || item['ttl'] !== undefined) return [];
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + yearsKept);
  return [
    update(key, 'SET #before = :before, #after = :after, #ttl = :ttl REMOVE reason', {
      expression: 'attribute_exists(PK)',
      names: { '#before': 'before', '#after': 'after', '#ttl': 'ttl' },
      values: {
        ':before': keptOf(item['before']),
        ':after': keptOf(item['after']),
        ':ttl': Math.ceil(end.getTime() / 1000),
      },
    }),
  ];
}

/** Takes out of the record of a decision who took it. No write where it is gone. Fails where it goes meanwhile. */
export async function forgetWhoDecided(name: string): Promise<Write[]> {
  const key = keyOfNamed(name);
  if ((await getItem(key))?.['staffId'] === undefined) return [];
  return [update(key, 'REMOVE staffId, GSI2PK, GSI2SK', { expression: 'attribute_exists(PK)' })];
}
