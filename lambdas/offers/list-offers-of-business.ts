import { defaultPageSize } from '#contract/fields.ts';
import { fold } from '#contract/fold.ts';
import type { Offer, offerRoutes } from '#contract/offers.ts';
import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';
import { keys, sortId } from '../shared/table/keys.ts';
import { findShop } from '../shops/shop-repository.ts';
import { offerView } from './offer.ts';
import { allOffers, offersOfStatus } from './offer-ranges.ts';
import { findOffers } from './offer-repository.ts';

/** Rows read at most for one row of a page that is filtered. */
const rowsPerItem = 5;

function hasWords(title: string, q: string): boolean {
  const folded = ` ${fold(title)}`;
  return fold(q)
    .split(' ')
    .every((word) => folded.includes(` ${word}`));
}

/** The offers of the caller's business, or of one of its shops, by display status or words of a title. */
export const listOffersOfBusiness: Operation<typeof offerRoutes.listOffersOfBusiness> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const business = await findOwnLiveBusiness(actor, params.id);
  const { status, shopId, q } = query;
  if (shopId && (await findShop(shopId))?.businessId !== business.id) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  const partition = shopId ? keys.shop(shopId).PK : keys.business(business.id).PK;
  const list = `offers:${partition}:${status}:${q}`;
  const isWanted = (offer: Offer) =>
    (status === undefined || offer.displayStatus === status) &&
    (q === undefined || hasWords(offer.title, q));
  const limit = query.limit ?? defaultPageSize;
  const { items, position } = await collectPage({
    ranges: status ? offersOfStatus(partition, status, now) : allOffers(partition),
    limit,
    maxRows: status || q ? limit * rowsPerItem : limit,
    position: decodeCursor(list, query.pagingKey),
    load: async (rows) => {
      const found = await findOffers(rows.map(sortId));
      return found.map((stored) => {
        const view = stored && offerView(stored.offer, stored.counters, business, now);
        return view && isWanted(view) ? view : undefined;
      });
    },
  });
  return ok({ items, ...(position && { pagingKey: encodeCursor(list, position) }) });
};
