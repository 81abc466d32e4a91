import { forEachOf, runSteps, singleStep } from '#lambdas/platform/jobs/job-steps.ts';
import { done, type WorkOf, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { removeShopCounters } from '#lambdas/shops/store/remove-shop.ts';
import { findRemovedShops, findShop, isSuperseded } from '#lambdas/shops/store/shop-store.ts';
import { dropRemovedShops, moveOffer } from './apply-shop-changes.ts';
import { refreshFeeds } from './feeds/refresh-feeds.ts';
import type { offerJobs } from './jobs.ts';
import { listCurrentOfferIds, listOfferIds, listOfferIdsToMove } from './store/find-offers.ts';

type Work<Name extends keyof typeof offerJobs> = WorkOf<typeof offerJobs, Name>;

/** Milliseconds between Brazil's westernmost and easternmost time zones. */
const widestGap = 3 * 3_600_000;

/** Refreshes the feeds of a business's or a shop's offers that are switched on and have not ended. */
const refreshFeedsOfList: Work<'refresh-feeds-of-business' | 'refresh-feeds-of-shop'> = async (
  job,
  now,
  hasTime,
) => {
  const isOfShop = job.name === 'refresh-feeds-of-shop';
  if (isOfShop && (await isSuperseded(job, 'statusVersion'))) return [];
  const businessId = isOfShop ? job.businessId : job.id;
  const list = isOfShop ? { shopId: job.id } : { businessId };
  const offers = forEachOf(
    (request) => listCurrentOfferIds(list, now, request),
    (id) => refreshFeeds(id, now),
  );
  const ofOne = (id: string) => ({ name: 'refresh-feeds-of-offer', id, businessId }) as const;
  return runSteps(job, { offers }, hasTime, ofOne);
};

/**
 * Moves a shop's offers to its current zone, city and state: those that have not ended, or that a zone further
 * west may prolong. An inactive offer is read only if its zone differs.
 */
const moveOffersOfShop: Work<'move-offers-of-shop'> = async (job, now, hasTime) => {
  if (await isSuperseded(job, 'placeVersion')) return [];
  const shop = await findShop(job.id);
  if (!shop) return [];
  const since = new Date(now.getTime() - widestGap);
  const offers = forEachOf(
    (request) => listOfferIdsToMove(shop, since, request),
    (id) => moveOffer(id, now),
  );
  const { businessId } = job;
  return runSteps(job, { offers }, hasTime, (id) => ({ name: 'move-offer', id, businessId }));
};

/** Takes all offers out of a removed shop, removes offers without another shop, and then the shop's counters. */
const removeOffersOfShop: Work<'remove-offers-of-shop'> = async (job, now, hasTime) => {
  const { id: shopId, businessId } = job;
  if ((await findRemovedShops([shopId])).length === 0) return [];
  const steps = {
    offers: forEachOf(
      (request) => listOfferIds({ shopId }, request),
      (id) => dropRemovedShops(id, now),
    ),
    counters: singleStep(() => removeShopCounters(shopId)),
  };
  const ofOne = (id: string) => ({ name: 'drop-removed-shops', id, businessId }) as const;
  return runSteps(job, steps, hasTime, ofOne);
};

/** The work of each job on offers. */
export const offerJobWork: WorkOn<typeof offerJobs> = {
  'refresh-feeds-of-business': refreshFeedsOfList,
  'refresh-feeds-of-shop': refreshFeedsOfList,
  'refresh-feeds-of-offer': ({ id }, now) => done(refreshFeeds(id, now)),
  'move-offers-of-shop': moveOffersOfShop,
  'move-offer': ({ id }, now) => done(moveOffer(id, now)),
  'remove-offers-of-shop': removeOffersOfShop,
  'drop-removed-shops': ({ id }, now) => done(dropRemovedShops(id, now)),
};
