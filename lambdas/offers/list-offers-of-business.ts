import type { Offer } from '#contract/offers/offers.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { isMemberOfShop } from '#lambdas/platform/identity/shop-member.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { distinctWords, isFound, readingsOf } from '#lambdas/platform/text/search-words.ts';
import { findShop, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import { offerView } from './offer.ts';
import { windowInShop } from './offer-window.ts';
import { listOffers } from './store/find-offers.ts';
import type { OfferOperations } from './targets.ts';

/** Rows read at most per item of a filtered page. */
const rowsPerFilteredItem = 5;

/** Returns a shop of the business that the caller may see; undefined without an id. Throws SHOP_NOT_FOUND. */
async function findVisibleShop(
  actor: Actor,
  businessId: string,
  shopId: string | undefined,
): Promise<ShopItem | undefined> {
  if (shopId === undefined) return undefined;
  const shop = await findShop(shopId);
  const isHidden = actor.role === 'validator' && shop && !isMemberOfShop(actor, shop);
  if (shop?.businessId !== businessId || isHidden) {
    throw new AppError('SHOP_NOT_FOUND');
  }
  return shop;
}

/** Lists the offers of a business, or of a shop by its clock; a validator gets their shop's offers. */
export const listOffersOfBusiness: OfferOperations['listOffersOfBusiness'] = async (request) => {
  const { actor, business, query, now } = request;
  const { status, q } = query;
  const readings = q === undefined ? undefined : readingsOf(q);
  const shopId = query.shopId ?? (actor.role === 'validator' ? actor.shopId : undefined);
  const shop = await findVisibleShop(actor, business.id, shopId);
  const isWanted = (offer: Offer) =>
    (status === undefined || offer.displayStatus === status) &&
    (readings === undefined || isFound(distinctWords([offer.title]), readings));
  const filter = {
    status,
    now,
    consistency: 'strong' as const,
    rowsPerItem: status || q ? rowsPerFilteredItem : 1,
  };
  return ok(
    await page(`offers:${shopId ?? business.id}:${status}:${q}`, query, (request) =>
      listOffers(
        shop ? { shopId: shop.id } : { businessId: business.id },
        { ...request, ...filter },
        ({ offer, counters }) => {
          const window = shop ? windowInShop(offer, shop) : offer;
          const view = offerView(offer, counters, business, now, window);
          return isWanted(view) ? view : undefined;
        },
      ),
    ),
  );
};
