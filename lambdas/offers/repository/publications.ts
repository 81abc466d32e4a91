import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitOf } from '#contract/size-types.ts';
import type { BusinessItem } from '../../businesses/business-repository.ts';
import { sizeTypes } from '../../businesses/size-types.ts';
import { dailyCount } from '../../shared/period-limit/period-count-repository.ts';
import { keys } from '../../shared/table/keys.ts';
import type { Write } from '../../shared/write.ts';

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
