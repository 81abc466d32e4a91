import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitOf } from '#contract/businesses/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/size-types.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * Counts a publication of a business, of which its size type limits those of a day. A publication gives an offer a
 * place of its own in the feeds: it is new, or gets another start before it has begun. Returns a write to commit with
 * the offer. Throws TOO_MANY_REQUESTS, until the day is over, at the limit.
 */
export async function countPublication(business: BusinessItem, now: Date): Promise<Write> {
  const limit = limitOf(
    sizeTypes,
    business,
    'maxPublicationsPerDay',
    dayIn('America/Sao_Paulo', now),
  );
  const publicationsOfDay = dailyCount(keys.publicationsOfDay, limit);
  await publicationsOfDay.requireBelowLimit(business.id, now);
  return publicationsOfDay.addOne(business.id, now);
}
