import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { listCurrentOfferIds, type OfferList } from '../offers/repository/list-offers.ts';
import type { Work } from './run-batch.ts';
import { workThroughList } from './work-through-list.ts';

/** Refreshes the feeds of a list's offers that are on and have not ended. */
export const refreshFeedsOfList =
  (listOf: (id: string) => OfferList): Work =>
  (job, now, hasTime) =>
    workThroughList(job, hasTime, {
      list: (request) => listCurrentOfferIds(listOf(job.id), now, request),
      jobOfOne: 'refresh-feeds-of-offer',
      work: (id) => refreshFeeds(id, now),
    });
