import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitOf } from '#contract/businesses/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/size-types.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/**
 * Counts a publication, which the size type limits per day: a new offer, or a new start before it begins, since
 * both give it a new place in the feeds. Returns a write for the offer's transaction. Throws TOO_MANY_REQUESTS.
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
