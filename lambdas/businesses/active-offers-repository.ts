import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { countRange } from '../shared/table/query.ts';
import { getItem } from '../shared/table/read.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

const counters = z.object({
  offersRevision: z._default(z.int(), 0),
  shopsCount: z._default(z.int(), 0),
});

/** The counters of a business, and how many of its offers are on and have not ended: that falls with time alone. */
async function count(businessId: string, now: Date) {
  const stored = counters.parse((await getItem(keys.businessCounters(businessId))) ?? {});
  const activeOffers = currentOffers(keys.business(businessId).PK, 'active', now);
  return { ...stored, activeOffersCount: await countRange(activeOffers) };
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
  const holdCount = update(keys.businessCounters(businessId), 'SET offersRevision = :next', {
    expression:
      offersRevision === 0 ? 'attribute_not_exists(offersRevision)' : 'offersRevision = :read',
    values: { ':next': offersRevision + 1, ...(offersRevision > 0 && { ':read': offersRevision }) },
  });
  return { count: activeOffersCount, holdCount };
}
