import { isShown } from '#contract/display-status.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { withReadyImages } from '../images/stored-image.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';
import { readForViewer } from '../shared/identity/read-for-viewer.ts';
import { isMemberOfShop } from '../shared/identity/shop-member.ts';
import { findShop } from '../shops/repository/find-shops.ts';
import { isShopLive } from '../shops/shop.ts';
import { offerView } from './offer.ts';
import { windowInShop } from './offer-window.ts';
import { listOffers } from './repository/list-offers.ts';

/** Rows read at most for one item of a page: scheduled offers are among those that run. */
const rowsPerItem = 3;

/** A shop's live offers by its own clock; its owner and validators see all of them. */
export const listOffersOfShop: Operation<typeof offerRoutes.listOffersOfShop> = async ({
  actor,
  query,
  now,
}) => {
  const { item: shop, consistency } = await readForViewer(actor, (read) =>
    findShop(query.shopId, read),
  );
  const business = shop && (await findBusiness(shop.businessId, consistency));
  if (!shop || !business) throw new AppError('SHOP_NOT_FOUND');
  const isOwn = isMemberOfShop(actor, shop);
  if (!isOwn && !isShopLive(shop, business)) throw new AppError('SHOP_NOT_FOUND');
  const filter = { now, consistency, rowsPerItem, ...(!isOwn && { status: 'active' as const }) };
  return ok(
    await page(`offers-of-shop:${shop.id}:${isOwn}`, query, (request) =>
      listOffers({ shopId: shop.id }, { ...request, ...filter }, ({ offer, counters }) => {
        const view = offerView(offer, counters, business, now, windowInShop(offer, shop));
        if (isOwn) return view;
        return isShown(view.displayStatus) ? withReadyImages(view) : undefined;
      }),
    ),
  );
};
