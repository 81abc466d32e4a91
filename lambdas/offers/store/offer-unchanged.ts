import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import type { OfferItem } from './offer-item.ts';

/**
 * Condition that an offer is as it was read. Jobs change shops, start and end without a new version, and the first
 * claim of an old offer sets its shards.
 */
export const offerUnchanged = (offer: OfferItem) => {
  const { version, userId, shopsIds, startsAt, endsAt, claimShards } = offer;
  return attributesAre({ version, userId, shopsIds, startsAt, endsAt, claimShards });
};
