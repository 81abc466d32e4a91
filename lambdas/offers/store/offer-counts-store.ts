import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitOf } from '#contract/businesses/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { findBusinessCounters } from '#lambdas/businesses/store/business-counters-store.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferCounters } from './offer-item.ts';

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

/** Lowers a business's number of offers by one; no write at 0, as after its removal. */
export async function takeFromStoredOffers(businessId: string): Promise<Write[]> {
  const { storedOffersCount } = await findBusinessCounters(businessId);
  if (storedOffersCount === 0) return [];
  return [
    update(keys.businessCounters(businessId), 'ADD storedOffersCount :less', {
      expression: 'storedOffersCount > :zero',
      values: { ':less': -1, ':zero': 0 },
    }),
  ];
}

/** Counts of an offer's claims; `countedAt` is when the count began, an ISO instant. */
type ClaimCounts = Required<Pick<OfferCounters, 'claimedCount' | 'redeemedCount' | 'countedAt'>>;

/** Writes changed counts of an offer's claims; fails if they changed since they were read. */
export function writeCounts(offerId: string, before: OfferCounters, after: ClaimCounts): Write[] {
  const { claimedCount, redeemedCount, countsRevision } = before;
  if (claimedCount === after.claimedCount && redeemedCount === after.redeemedCount) return [];
  const asRead = attributesAre({ countsRevision });
  return [
    update(
      keys.offerCounters(offerId),
      'SET claimedCount = :claimed, redeemedCount = :redeemed, countedAt = :at, countsRevision = :next',
      {
        ...asRead,
        expression: `attribute_exists(PK) AND ${asRead.expression}`,
        values: {
          ...('values' in asRead && asRead.values),
          ':claimed': after.claimedCount,
          ':redeemed': after.redeemedCount,
          ':at': after.countedAt,
          ':next': (countsRevision ?? 0) + 1,
        },
      },
    ),
  ];
}
