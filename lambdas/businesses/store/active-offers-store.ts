import { keys } from '#lambdas/platform/table/keys.ts';
import { currentOffers } from '#lambdas/platform/table/offer-states.ts';
import { countRange } from '#lambdas/platform/table/query.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findBusinessCounters, whileOffersRevisionIsBelow } from './business-counters-store.ts';

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
