import { moveOffer } from '../offers/move-offer.ts';
import { listOfferIdsEndingAfter } from '../offers/repository/list-offers.ts';
import type { Job } from './jobs.ts';
import { itemsAtOnce, workThroughPage } from './work-through-page.ts';

/** Between the westernmost and the easternmost of Brazil's time zones, in milliseconds. */
const widestGap = 3 * 3_600_000;

/**
 * Moves the offers of a shop to the zone, city and state that it has now: those that have not ended, on or
 * off, and those that a zone further west may have given more time.
 */
export async function moveOffersOfShop(shopJob: Job, now: Date): Promise<readonly Job[]> {
  const since = new Date(now.getTime() - widestGap);
  const request = { limit: itemsAtOnce, position: shopJob.after };
  const offers = await listOfferIdsEndingAfter(shopJob.id, since, request);
  return workThroughPage(shopJob, offers, 'move-offer', (id) => moveOffer(id, now));
}
