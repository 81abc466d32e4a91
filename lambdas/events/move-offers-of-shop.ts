import { moveOffer } from '../offers/move-offer.ts';
import { listOfferIdsToMove } from '../offers/repository/list-offers.ts';
import { findShop } from '../shops/repository/find-shops.ts';
import type { Work } from './run-batch.ts';
import { workThroughList } from './work-through-list.ts';

/** Between the westernmost and the easternmost of Brazil's time zones, in milliseconds. */
const widestGap = 3 * 3_600_000;

/**
 * Moves the offers of a shop to the zone, city and state that it has now: those that have not ended, and those that a
 * zone further west may have given more time. One that is off is in no feed, and is read only where its zone differs.
 */
export const moveOffersOfShop: Work = async (job, now, hasTime) => {
  const shop = await findShop(job.id);
  if (!shop) return [];
  const since = new Date(now.getTime() - widestGap);
  return workThroughList(job, hasTime, {
    list: (request) => listOfferIdsToMove(shop, since, request),
    jobOfOne: 'move-offer',
    work: (id) => moveOffer(id, now),
  });
};
