import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import type { OfferItem } from './offer-item.ts';

/**
 * The offer is as it was read: owner and version, and what changes without a new version: its shops, start and end by jobs,
 * and the number of its shards by the first claim of an offer from before there were claims.
 */
export const offerUnchanged = (offer: OfferItem) => {
  const { version, userId, shopsIds, startsAt, endsAt, claimShards } = offer;
  return attributesAre({ version, userId, shopsIds, startsAt, endsAt, claimShards });
};
