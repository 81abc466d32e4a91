import { countImageUses } from '../images/count-image-uses.ts';
import { dropRemovedShops } from '../offers/drop-removed-shops.ts';
import { moveOffer } from '../offers/move-offer.ts';
import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { forEachOf } from '../shared/steps.ts';
import { refreshOffersCount } from '../shops/refresh-offers-count.ts';
import { refreshSearch } from '../shops/refresh-search.ts';
import { removeFollowers } from '../shops/remove-followers.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import { done, runBatchesOf, type WorkOfQueue } from './run-batch.ts';
import { runSteps } from './run-steps.ts';
import { workOnClaims } from './work-on-claims.ts';
import { moveOffersOfShop, refreshFeedsOfList, removeOffersOfShop } from './work-on-offers.ts';

export const workOfJobs: WorkOfQueue<'jobs'> = {
  'refresh-feeds-of-business': refreshFeedsOfList,
  'refresh-feeds-of-shop': refreshFeedsOfList,
  'refresh-feeds-of-offer': ({ id }, now) => done(refreshFeeds(id, now)),
  'refresh-offers-count': ({ id, at }, now) => done(refreshOffersCount(id, now, at)),
  'refresh-search-of-business': (job, _, hasTime) => {
    const shops = forEachOf((request) => listShopIds(job.id, request), refreshSearch);
    const ofOne = (id: string) => ({ name: 'refresh-search', id, businessId: job.id }) as const;
    return runSteps(job, { shops }, hasTime, ofOne);
  },
  'refresh-search': ({ id }) => done(refreshSearch(id)),
  // A hundred per message.
  'remove-followers': (job) =>
    runSteps(job, { followers: (position) => removeFollowers(job.id, position) }, () => false),
  'move-offers-of-shop': moveOffersOfShop,
  'move-offer': ({ id }, now) => done(moveOffer(id, now)),
  'remove-offers-of-shop': removeOffersOfShop,
  'drop-removed-shops': ({ id }, now) => done(dropRemovedShops(id, now)),
  ...workOnClaims,
  'count-image-uses': ({ id }, now) => done(countImageUses(id, now)),
};

/** Runs the jobs on shops, offers, claims and followers. */
export const handler = runBatchesOf(workOfJobs);
