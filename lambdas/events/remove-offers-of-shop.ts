import { dropRemovedShops } from '../offers/drop-removed-shops.ts';
import { listOfferIds } from '../offers/repository/list-offers.ts';
import { findRemovedShops } from '../shops/repository/find-shops.ts';
import { removeShopCounters } from '../shops/repository/remove-shop.ts';
import type { Work } from './run-batch.ts';
import { workThroughList } from './work-through-list.ts';

/**
 * Finishes the removal of a shop: takes its offers, past ones too, out of it, and removes those that have
 * no other shop. Its counters go with the last of them.
 */
export const removeOffersOfShop: Work = async (job, now, hasTime) => {
  const [removed] = await findRemovedShops([job.id]);
  if (removed === undefined) return [];
  const next = await workThroughList(job, hasTime, {
    list: (request) => listOfferIds({ shopId: job.id }, request),
    jobOfOne: 'drop-removed-shops',
    work: (id) => dropRemovedShops(id, now),
  });
  if (next.every(({ name }) => name !== job.name)) await removeShopCounters(job.id);
  return next;
};
