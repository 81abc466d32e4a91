import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { listCurrentOfferIds, type OfferList } from '../offers/repository/list-offers.ts';
import { logger } from '../shared/logger.ts';
import type { Job } from './jobs.ts';

/** Most offers of a business or shop that one message handles. */
const offersAtOnce = 100;

/**
 * Refreshes the feeds of a list's offers that are on and have not ended, one after the other: transactions
 * that check the same business at the same time would cancel each other. An offer that fails becomes a job
 * of its own, and the rest of the list the next message.
 */
export async function refreshFeedsOfList(
  list: OfferList,
  listJob: Job,
  now: Date,
): Promise<readonly Job[]> {
  const request = { limit: offersAtOnce, position: listJob.after };
  const { items: ids, position } = await listCurrentOfferIds(list, now, request);
  const next: Job[] = [];
  for (const id of ids) {
    try {
      await refreshFeeds(id, now);
    } catch (error) {
      logger.error('feeds not refreshed', { offerId: id, error: error as Error });
      next.push({ name: 'refresh-feeds-of-offer', id });
    }
  }
  if (position !== undefined) next.push({ ...listJob, after: position });
  return next;
}
