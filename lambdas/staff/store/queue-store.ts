import { decodeTime } from 'ulid';
import { mostCounted, type StaffQueue, type StaffQueues } from '#contract/staff/queues.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantIn } from '#lambdas/platform/table/keys.ts';
import { queryRange, wholePartition } from '#lambdas/platform/table/query.ts';

/** Returns the instant of an indication's id, which is its sort key. */
const instantOfId = (id: unknown) => new Date(decodeTime(String(id).slice(-26))).toISOString();

/** The index rows of each queue, the longest waiting first, and the instant in their sort keys. */
const queues = {
  businesses: { partition: partitions.businessesOfStatus('pending_approval'), since: instantIn },
  invoices: { partition: partitions.invoicesInReview, since: instantIn },
  indications: { partition: partitions.indicationsOfStatus('new'), since: instantOfId },
} as const;

/** Counts the cases of a queue, however long it is, by at most a hundred index rows. */
export async function countQueue(name: keyof StaffQueues): Promise<StaffQueue> {
  const { partition, since } = queues[name];
  const rows = await queryRange(wholePartition(partition, 'GSI1'), mostCounted + 1);
  const oldestAt = rows[0] && since(rows[0]['GSI1SK']);
  return {
    count: Math.min(rows.length, mostCounted),
    isMore: rows.length > mostCounted,
    ...(oldestAt && { oldestAt }),
  };
}
