import { defaultPageSize } from '#contract/fields.ts';
import type { offerRoutes } from '#contract/offers.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { consistencyFor } from '../shared/identity/consistency.ts';
import { collectPage } from '../shared/table/collect-page.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';
import { keys, sortId } from '../shared/table/keys.ts';
import { currentOffers } from '../shared/table/offer-states.ts';
import { isShopLive } from '../shops/shop.ts';
import { findShop } from '../shops/shop-repository.ts';
import { isShown, offerView, windowIn } from './offer.ts';
import { allOffers } from './offer-ranges.ts';
import { findOffers } from './offer-repository.ts';

/** Rows read at most for one row of a page: scheduled offers stand among those that run. */
const rowsPerItem = 3;

/** A shop's live offers by its own clock; its own business sees them all. */
export const listOffersOfShop: Operation<typeof offerRoutes.listOffersOfShop> = async ({
  actor,
  query,
  now,
}) => {
  const consistency = consistencyFor(actor);
  const shop = await findShop(query.shopId, consistency);
  const business = shop && (await findBusiness(shop.businessId, consistency));
  if (!shop || !business) throw new AppError('SHOP_NOT_FOUND');
  const isOwn = business.userId === actor?.userId;
  if (!isOwn && !isShopLive(shop, business)) throw new AppError('SHOP_NOT_FOUND');
  const partition = keys.shop(shop.id).PK;
  const list = `offers-of-shop:${shop.id}:${isOwn}`;
  const limit = query.limit ?? defaultPageSize;
  const { items, position } = await collectPage({
    ranges: isOwn
      ? allOffers(partition)
      : [{ ...currentOffers(partition, 'active', now), consistency }],
    limit,
    maxRows: limit * rowsPerItem,
    position: decodeCursor(list, query.pagingKey),
    load: async (rows) => {
      const found = await findOffers(rows.map(sortId), consistency);
      return found.map((stored) => {
        if (!stored) return undefined;
        const { offer, counters } = stored;
        const window = windowIn([shop.timeZone], offer, offer.createdAt);
        const view = offerView(offer, counters, business, now, window);
        return isOwn || isShown(view.displayStatus) ? view : undefined;
      });
    },
  });
  return ok({ items, ...(position && { pagingKey: encodeCursor(list, position) }) });
};
