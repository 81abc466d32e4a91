import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { listCurrentOfferIds, type OfferList } from '../offers/repository/list-offers.ts';
import type { Job } from './jobs.ts';
import { itemsAtOnce, workThroughPage } from './work-through-page.ts';

/** Refreshes the feeds of a list's offers that are on and have not ended. */
export async function refreshFeedsOfList(
  list: OfferList,
  listJob: Job,
  now: Date,
): Promise<readonly Job[]> {
  const request = { limit: itemsAtOnce, position: listJob.after };
  const offers = await listCurrentOfferIds(list, now, request);
  return workThroughPage(listJob, offers, 'refresh-feeds-of-offer', (id) => refreshFeeds(id, now));
}
