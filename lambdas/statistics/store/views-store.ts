import type { DayPeriod } from '#contract/statistics/period.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryAll } from '#lambdas/platform/table/query.ts';
import { wholePartition } from '#lambdas/platform/table/ranges.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';
import { applyWrite, update } from '#lambdas/platform/table/transaction.ts';
import type { DayViews } from '../views/add-up-views.ts';

/** Days that views are kept: two periods of statistics, and some more. */
const retentionDays = 800;

const dayInSeconds = 24 * 60 * 60;

/** When the views of a day are removed, in seconds since 1970. */
const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000 + retentionDays * dayInSeconds;

/** Adds a batch's views to a day. It is outside of transactions: a repeated request may count twice. */
export async function addViews({ ownerId, businessId, day, views }: DayViews): Promise<void> {
  await applyWrite(
    update(
      keys.viewsOfDay(ownerId, day),
      'ADD #views :views SET businessId = :businessId, #ttl = :ttl',
      {
        expression: 'attribute_not_exists(#views) OR #views > :zero',
        names: { '#views': 'views', '#ttl': 'ttl' },
        values: { ':views': views, ':zero': 0, ':businessId': businessId, ':ttl': endOf(day) },
      },
    ),
  );
}

/** Reads the approximate views of a business, a shop or an offer by day, without empty days (eventual read). */
export async function findViews(
  ownerId: string,
  { from, to }: DayPeriod,
): Promise<ReadonlyMap<string, number>> {
  const { PK, SK } = keys.viewsOfDay(ownerId, from);
  const rows = await queryAll({
    partition: PK,
    from: SK,
    to: keys.viewsOfDay(ownerId, to).SK,
    consistency: 'eventual',
  });
  return new Map(rows.map((row) => [sortId(row), Number(row['views'])]));
}

/** Removes all views of a business, a shop or an offer. Throws WriteConflict after six attempts. */
export async function removeViews(ownerId: string): Promise<void> {
  const range = wholePartition(keys.viewsOfDay(ownerId, '').PK);
  let position: string | undefined;
  do {
    ({ position } = await removeRows(range, position, { batchSize: 100 }));
  } while (position !== undefined);
}
