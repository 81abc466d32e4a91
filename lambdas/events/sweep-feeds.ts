import type { Context, ScheduledEvent } from 'aws-lambda';
import { endedOffers } from '../offers/ended-offers.ts';
import { unlistOffer } from '../offers/offer-writes.ts';
import { logger } from '../shared/logger.ts';
import { commit, DecideAgain } from '../shared/table/transaction.ts';

/** Milliseconds before its time runs out at which a sweep stops and leaves the rest to the next one. */
const reserve = 10_000;

const dayInMs = 24 * 60 * 60 * 1000;

/** Days looked back at, for what earlier runs left. */
const daysBack = 7;

async function sweepDay(day: string, now: Date, hasTime: () => boolean): Promise<number> {
  let swept = 0;
  for await (const offer of endedOffers(day, now)) {
    if (!hasTime()) return swept;
    try {
      await commit(unlistOffer(offer));
      swept += 1;
    } catch (error) {
      // Its owner changed it just now; whatever they made of it, the next sweep finds.
      if (!(error instanceof DecideAgain)) throw error;
    }
  }
  return swept;
}

/**
 * Takes offers that are over out of the feeds, so that a page reads little more than it shows. What the
 * index still holds meanwhile is not shown either: the feed asks the base items. The week
 * before is looked at again for what earlier runs left.
 */
export async function handler(event: ScheduledEvent, context: Context): Promise<{ swept: number }> {
  const now = new Date(event.time);
  const hasTime = () => context.getRemainingTimeInMillis() > reserve;
  let swept = 0;
  for (let back = daysBack; back >= 0; back -= 1) {
    const day = new Date(now.getTime() - back * dayInMs).toISOString().slice(0, 10);
    swept += await sweepDay(day, now, hasTime);
  }
  logger.info('feeds swept', { swept });
  return { swept };
}
