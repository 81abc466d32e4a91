import { dropRemovedShops } from '../offers/drop-removed-shops.ts';
import { listOfferIds } from '../offers/repository/list-offers.ts';
import { findRemovedShops } from '../shops/repository/find-shops.ts';
import { removeShopCounters } from '../shops/repository/remove-shop.ts';
import type { Job } from './jobs.ts';
import { itemsAtOnce, workThroughPage } from './work-through-page.ts';

/**
 * Finishes the removal of a shop: takes its offers, past ones too, out of it, and removes those that have
 * no other shop. Its counters go with the last of them.
 */
export async function removeOffersOfShop(shopJob: Job, now: Date): Promise<readonly Job[]> {
  const [removed] = await findRemovedShops([shopJob.id]);
  if (removed === undefined) return [];
  const request = { limit: itemsAtOnce, position: shopJob.after };
  const page = await listOfferIds({ shopId: shopJob.id }, request);
  const next = await workThroughPage(shopJob, page, 'drop-removed-shops', (id) =>
    dropRemovedShops(id, now),
  );
  if (page.position === undefined) await removeShopCounters(shopJob.id);
  return next;
}
