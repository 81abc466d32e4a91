import { keys } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { countRange } from '../shared/table/query.ts';
import type { Write } from '../shared/write.ts';
import {
  findBusinessCounters,
  raiseOffersRevision,
  whileOffersRevisionIsBelow,
} from './business-counters-repository.ts';

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
 * How many offers of a business are on and have not ended, and a write by which one more becomes active: it fails
 * where the transactions with such a write that came since may have used up `room`, for how many more there was room.
 */
export async function countActiveOffers(
  businessId: string,
  now: Date,
): Promise<{ count: number; takeRoom: (room: number) => Write }> {
  const { offersRevision, activeOffersCount } = await count(businessId, now);
  const takeRoom = (room: number) =>
    raiseOffersRevision(businessId, whileOffersRevisionIsBelow(offersRevision + room));
  return { count: activeOffersCount, takeRoom };
}
