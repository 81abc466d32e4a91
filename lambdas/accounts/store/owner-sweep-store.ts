import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { businessStatus } from '#contract/businesses/businesses.ts';
import { instant } from '#contract/fields/fields.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { applyWrite, put } from '#lambdas/platform/table/transaction.ts';

/** State that a run of the owner sweep leaves to the next run; `revision` counts the runs. */
const ownerSweep = z.object({
  revision: z._default(z.int(), 0),
  /** Where the next run continues; absent to start from the beginning. */
  place: z.exactOptional(
    z.object({ status: businessStatus, position: z.exactOptional(z.string()) }),
  ),
  /** By business id: when its owner was first found to have no account. */
  missing: z._default(z.record(z.string(), instant), {}),
});

export type OwnerSweep = z.output<typeof ownerSweep>;

/** Returns the state that the previous run left, read strongly. */
export async function findOwnerSweep(): Promise<OwnerSweep> {
  return ownerSweep.parse((await getItem(keys.ownerSweep())) ?? {});
}

/** Replaces the state of the previous run. Throws WriteConflict if another run saved first. */
export async function saveOwnerSweep(
  { revision }: OwnerSweep,
  { place, missing }: Pick<OwnerSweep, 'missing'> & { place: OwnerSweep['place'] | undefined },
): Promise<void> {
  const item = { ...keys.ownerSweep(), revision: revision + 1, missing, ...(place && { place }) };
  const isRead = 'revision = :read';
  await applyWrite(
    put(item, {
      expression: revision === 0 ? `attribute_not_exists(PK) OR ${isRead}` : isRead,
      values: { ':read': revision },
    }),
  );
}
