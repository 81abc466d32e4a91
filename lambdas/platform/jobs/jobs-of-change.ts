import type { DynamoDBRecord } from 'aws-lambda';
import { changeIn, type ItemChange, type WatchedKind } from './change.ts';
import type { AnyJob } from './job.ts';
import type { JobRows } from './job-row.ts';

type Change = ItemChange<WatchedKind>;
type Cause = (change: Change, now: Date) => boolean | readonly { readonly delaySeconds?: number }[];

/** Payload fields that follow from the change; each job takes its own. */
function commonOf({ kind, id, before, after }: Change) {
  const { businessId, previousActive }: Readonly<Record<string, unknown>> = after ?? before ?? {};
  // A revision belongs to its business.
  const named = previousActive || businessId;
  return { id, userId: id, businessId: named ?? (kind === 'USER USER' ? null : id), place: null };
}

/** Returns the jobs that a record of the table's stream starts; `now` is after the change. */
export function jobsOfChange(rows: JobRows, record: DynamoDBRecord, now: Date): readonly AnyJob[] {
  const change = changeIn(record);
  if (!change) return [];
  return Object.entries(rows).flatMap(([name, { causes, payload }]) => {
    const started = (causes[change.kind] as Cause | undefined)?.(change, now) || [];
    return (started === true ? [{}] : started).map(
      ({ delaySeconds, ...added }) =>
        ({
          name,
          ...(payload.parse({ ...commonOf(change), ...added }) as object),
          ...(delaySeconds !== undefined && { delaySeconds }),
        }) as unknown as AnyJob,
    );
  });
}
