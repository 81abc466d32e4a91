import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { countRange } from '../shared/table/query.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';
import { findBusinessCounters, whileOffersRevisionIs } from './business-counters-repository.ts';

/** The counters of a business, and how many of its offers are on and have not ended: that falls with time alone. */
async function count(businessId: string, now: Date) {
  const counters = await findBusinessCounters(businessId);
  const activeOffers = currentOffers(keys.business(businessId).PK, 'active', now);
  return { ...counters, activeOffersCount: await countRange(activeOffers) };
}

/** How many shops a business has, and how many offers that are on and have not ended. */
export async function countUsage(
  businessId: string,
  now: Date,
): Promise<{ shopsCount: number; activeOffersCount: number }> {
  const { shopsCount, activeOffersCount } = await count(businessId, now);
  return { shopsCount, activeOffersCount };
}

/**
 * How many offers of a business are on and have not ended, and a write that fails where another transaction
 * with such a write came first.
 */
export async function countActiveOffers(
  businessId: string,
  now: Date,
): Promise<{ count: number; holdCount: Write }> {
  const { offersRevision, activeOffersCount } = await count(businessId, now);
  const { expression, values } = whileOffersRevisionIs(offersRevision);
  const holdCount = update(keys.businessCounters(businessId), 'SET offersRevision = :next', {
    expression,
    values: { ':next': offersRevision + 1, ...values },
  });
  return { count: activeOffersCount, holdCount };
}
