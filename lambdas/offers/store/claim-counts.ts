import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferCounters } from './offer-item.ts';

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
