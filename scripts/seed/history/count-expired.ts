import { setTimeout as pause } from 'node:timers/promises';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays, daysIn } from '#contract/statistics/period.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { countedAsExpiredAfter, eventOfEndedClaims } from '#lambdas/statistics/counted-event.ts';
import { listEndedClaims } from '#lambdas/statistics/store/counted-events-store.ts';
import { everyItem } from '../../recount/every-item.ts';
import { findStatisticsDifferences } from '../../recount/statistics-differences.ts';
import { historyDays } from './plan-history.ts';

/** Number of checks whether all claims were counted, and milliseconds between them. */
const looks = 120;
const pauseMs = 1000;

const isExpired = (name: string) => name.startsWith('e');

/** Waits until the stream has counted the claims of a business; throws after two minutes. */
async function untilCounted(businessId: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const differences = await findStatisticsDifferences(businessId, new Date());
    const names = differences.flatMap(({ numbers }) => Object.keys(numbers));
    if (names.every(isExpired)) return;
    await pause(pauseMs);
  }
  throw new Error(`The claims of the business ${businessId} are not counted yet.`);
}

/**
 * Counts claims that ended over a week ago as expired, as the daily schedule would have done, once the stream has
 * counted their other events. Claims counted before are no longer listed.
 */
export async function countExpired(businessId: string, now: Date): Promise<void> {
  await untilCounted(businessId);
  const due = addDays(dayIn('America/Sao_Paulo', now), -countedAsExpiredAfter);
  for (const endsOn of daysIn({ from: addDays(due, -historyDays), to: due })) {
    const ended = everyItem((request) => listEndedClaims(endsOn, request));
    for await (const { businessId: seller, shopId, offerId } of ended) {
      if (seller !== businessId) continue;
      await countEvents(businessId, [eventOfEndedClaims({ shopId, offerId, endsOn })], now);
    }
  }
}
