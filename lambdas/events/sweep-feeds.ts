import type { Context, ScheduledEvent } from 'aws-lambda';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { endedOffers } from '../offers/ended-offers.ts';
import { unlistOffer } from '../offers/offer-writes.ts';
import { logger } from '../shared/logger.ts';
import { commit, DecideAgain, type Write } from '../shared/table/transaction.ts';
import { dropEmptyDays, findOfferCounts } from '../shops/shop-offer-counts.ts';

/** Milliseconds before its time runs out at which a sweep stops and leaves the rest to the next one. */
const reserve = 10_000;

/** Whether the writes went through; when somebody else wrote just now, the next sweep finds what is left. */
async function isCommitted(writes: readonly Write[]): Promise<boolean> {
  try {
    await commit(writes);
    return true;
  } catch (error) {
    if (error instanceof DecideAgain) return false;
    throw error;
  }
}

/** Takes what is over out of the feeds; gives how many offers, and the shops that they were in. */
async function sweepOffers(now: Date, hasTime: () => boolean) {
  const shopsIds = new Set<string>();
  let swept = 0;
  for await (const offer of endedOffers(now)) {
    if (!hasTime()) break;
    if (!(await isCommitted(unlistOffer(offer)))) continue;
    swept += 1;
    for (const shopId of offer.shopsIds) shopsIds.add(shopId);
  }
  return { swept, shopsIds };
}

/**
 * Takes offers that are over out of the feeds, so that a page reads little more than it shows, and out of
 * their shops' counts. What the index still holds meanwhile is not shown either: the feed asks the base
 * items. What one run leaves the next one finds.
 */
export async function handler(event: ScheduledEvent, context: Context): Promise<{ swept: number }> {
  const now = new Date(event.time);
  const hasTime = () => context.getRemainingTimeInMillis() > reserve;
  const { swept, shopsIds } = await sweepOffers(now, hasTime);
  // A day is past for every shop of Brazil once it is over in its westernmost zone.
  const today = dayIn('America/Rio_Branco', now);
  for (const shopId of shopsIds) {
    if (!hasTime()) break;
    await isCommitted(dropEmptyDays(shopId, await findOfferCounts(shopId), today));
  }
  logger.info('feeds swept', { swept });
  return { swept };
}
