import { dropRemovedShops } from '../offers/drop-removed-shops.ts';
import { moveOffer } from '../offers/move-offer.ts';
import { refreshFeeds } from '../offers/refresh-feeds.ts';
import {
  listCurrentOfferIds,
  listOfferIds,
  listOfferIdsToMove,
} from '../offers/repository/list-offers.ts';
import { forEachOf, once } from '../shared/steps.ts';
import { findRemovedShops, findShop } from '../shops/repository/find-shops.ts';
import { removeShopCounters } from '../shops/repository/remove-shop.ts';
import { isSuperseded } from './is-superseded.ts';
import type { WorkOf } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

/** Milliseconds between Brazil's westernmost and easternmost time zones. */
const widestGap = 3 * 3_600_000;

/** Refreshes the feeds of a business's or a shop's offers that are switched on and have not ended. */
export const refreshFeedsOfList: WorkOf<
  'refresh-feeds-of-business' | 'refresh-feeds-of-shop'
> = async (job, now, hasTime) => {
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
export const moveOffersOfShop: WorkOf<'move-offers-of-shop'> = async (job, now, hasTime) => {
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
export const removeOffersOfShop: WorkOf<'remove-offers-of-shop'> = async (job, now, hasTime) => {
  const { id: shopId, businessId } = job;
  if ((await findRemovedShops([shopId])).length === 0) return [];
  const steps = {
    offers: forEachOf(
      (request) => listOfferIds({ shopId }, request),
      (id) => dropRemovedShops(id, now),
    ),
    counters: once(() => removeShopCounters(shopId)),
  };
  const ofOne = (id: string) => ({ name: 'drop-removed-shops', id, businessId }) as const;
  return runSteps(job, steps, hasTime, ofOne);
};
