import { countImageUses } from '../images/count-image-uses.ts';
import { dropRemovedShops } from '../offers/drop-removed-shops.ts';
import { moveOffer } from '../offers/move-offer.ts';
import { refreshFeeds } from '../offers/refresh-feeds.ts';
import { countFollowers } from '../shops/count-followers.ts';
import { refreshOffersCount } from '../shops/refresh-offers-count.ts';
import { refreshSearch } from '../shops/refresh-search.ts';
import { removeFollowers } from '../shops/remove-followers.ts';
import { moveOffersOfShop } from './move-offers-of-shop.ts';
import { refreshFeedsOfList } from './refresh-feeds-of-list.ts';
import { refreshSearchOfBusiness } from './refresh-search-of-business.ts';
import { removeOffersOfShop } from './remove-offers-of-shop.ts';
import { done, type WorkOf } from './run-batch.ts';
import { unlessSuperseded } from './unless-superseded.ts';

/** The work of each job on shops, offers and followers. */
export const workOfJobs: WorkOf<'jobs'> = {
  'refresh-feeds-of-business': refreshFeedsOfList((businessId) => ({ businessId })),
  'refresh-feeds-of-shop': unlessSuperseded(
    'statusVersion',
    refreshFeedsOfList((shopId) => ({ shopId })),
  ),
  'refresh-feeds-of-offer': ({ id }, now) => done(refreshFeeds(id, now)),
  'refresh-offers-count': ({ id, at }, now) => done(refreshOffersCount(id, now, at)),
  'refresh-search-of-business': refreshSearchOfBusiness,
  'refresh-search': ({ id }) => done(refreshSearch(id)),
  'count-followers': ({ id, events = [] }, now) => done(countFollowers(id, events, now)),
  'remove-followers': async (job) => {
    const after = await removeFollowers(job.id, job.after);
    return after === undefined ? [] : [{ ...job, after }];
  },
  'move-offers-of-shop': unlessSuperseded('placeVersion', moveOffersOfShop),
  'move-offer': ({ id }, now) => done(moveOffer(id, now)),
  'remove-offers-of-shop': removeOffersOfShop,
  'drop-removed-shops': ({ id }, now) => done(dropRemovedShops(id, now)),
  'count-image-uses': ({ id }, now) => done(countImageUses(id, now)),
};
