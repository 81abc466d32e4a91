import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import { currentOffers } from '#lambdas/platform/table/offer-states.ts';
import { countRange, queryAll, rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { add, conditionCheck, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findBusinessCounters, whileOffersRevisionIsBelow } from './business-counters-store.ts';

const validatorsCount = z.object({ validatorsCount: z.int() });

/** Usage of a business that its size limits: its shops, and the highest number of validators in one shop. */
interface SizeUse {
  readonly shopsCount: number;
  readonly mostValidators: number;
  /** Requires, within a transaction, that both have not changed since they were read. */
  readonly checkUnchanged: Write;
}

/** Returns the condition that counters have not changed; a counter of zero may be absent. */
const countersAre = (read: Readonly<Record<string, number>>) => ({
  expression: Object.entries(read)
    .map(([name, count]) =>
      count === 0 ? `(attribute_not_exists(${name}) OR ${name} = :${name})` : `${name} = :${name}`,
    )
    .join(' AND '),
  values: Object.fromEntries(Object.entries(read).map(([name, count]) => [`:${name}`, count])),
});

async function findMostValidators(businessId: string): Promise<number> {
  const { PK, SK } = keys.shopOfBusiness(businessId, '');
  const shopIds = (await queryAll(rowsBeginningWith(PK, SK))).map(sortId);
  const find = await getItems(shopIds.map(keys.validatorsCount));
  const counts = shopIds.map((id) => {
    const item = find(keys.validatorsCount(id));
    return item ? validatorsCount.parse(item).validatorsCount : 0;
  });
  return Math.max(0, ...counts);
}

/** Returns how much of its size a business uses, read strongly. */
export async function findSizeUse(businessId: string): Promise<SizeUse> {
  // Read first, so that the check fails if a shop or validator is added during the count.
  const { shopsCount, validatorsRevision } = await findBusinessCounters(businessId);
  return {
    shopsCount,
    mostValidators: await findMostValidators(businessId),
    checkUnchanged: conditionCheck(
      keys.businessCounters(businessId),
      countersAre({ shopsCount, validatorsRevision }),
    ),
  };
}

/** Marks that a shop of the business gets a validator; a concurrent change of size then fails. */
export const raiseValidatorsRevision = (businessId: string): Write =>
  add(keys.businessCounters(businessId), { validatorsRevision: 1 });

/** Returns the counters of a business, and how many of its offers are active. */
async function count(businessId: string, now: Date) {
  const counters = await findBusinessCounters(businessId);
  const activeOffers = currentOffers(keys.business(businessId).PK, 'active', now);
  return { ...counters, activeOffersCount: await countRange(activeOffers) };
}

/** Returns how many shops and active offers a business has. */
export async function countUsage(
  businessId: string,
  now: Date,
): Promise<{ shopsCount: number; activeOffersCount: number }> {
  const { shopsCount, activeOffersCount } = await count(businessId, now);
  return { shopsCount, activeOffersCount };
}

/**
 * Counts the active and the stored offers of a business. Also returns a write for one more active offer, which adds
 * `added` to the stored ones. It fails if concurrent writes may have used up `room`, the offers left below the limit.
 */
export async function countActiveOffers(
  businessId: string,
  now: Date,
): Promise<{
  count: number;
  storedCount: number;
  takeRoom: (room: number, added: 0 | 1) => Write;
}> {
  const { offersRevision, activeOffersCount, storedOffersCount } = await count(businessId, now);
  const takeRoom = (room: number, added: 0 | 1) => {
    const { expression, values } = whileOffersRevisionIsBelow(offersRevision + room);
    const change = 'ADD offersRevision :one, storedOffersCount :added';
    return update(keys.businessCounters(businessId), change, {
      expression,
      values: { ':one': 1, ':added': added, ...values },
    });
  };
  return { count: activeOffersCount, storedCount: storedOffersCount, takeRoom };
}
