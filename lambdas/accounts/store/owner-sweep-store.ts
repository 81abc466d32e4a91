import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { businessStatus } from '#contract/businesses/businesses.ts';
import { instant } from '#contract/fields/fields.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { applyWrite, put } from '#lambdas/platform/table/transaction.ts';

/** What one run of the sweep of owners leaves to the next: `revision` is the number of the run. */
const ownerSweep = z.object({
  revision: z._default(z.int(), 0),
  /** Where the next run goes on in the lists of businesses by status; without it, at the beginning. */
  place: z.exactOptional(
    z.object({ status: businessStatus, position: z.exactOptional(z.string()) }),
  ),
  /** When it was first found that the owner of a business has no account, by the id of the business. */
  missing: z._default(z.record(z.string(), instant), {}),
});

export type OwnerSweep = z.output<typeof ownerSweep>;

/** What the run before left, read strongly. */
export async function findOwnerSweep(): Promise<OwnerSweep> {
  return ownerSweep.parse((await getItem(keys.ownerSweep())) ?? {});
}

/** Stores what a run leaves in the place of what it read. Throws WriteConflict where another run was first. */
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
