import { idPattern } from '#contract/http/id-format.ts';
import { type DisplayStatus, isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { withReadyImages } from '#lambdas/media/images/stored-image.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { windowInShop } from '#lambdas/offers/offer-window.ts';
import { findOffer } from '#lambdas/offers/store/find-offers.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { isShopLive, shopSummaryOf } from '#lambdas/shops/shop.ts';
import { noFacts } from '#lambdas/shops/shop-facts.ts';
import { findShops, type ShopItem } from '#lambdas/shops/store/shop-store.ts';
import type { ShownShop } from '#lambdas/shops/targets.ts';
import { findNamedShop } from './find-page-shop.ts';

/** Why a page shows a shop's other offers instead of the offer. */
export type GoneReason = Exclude<DisplayStatus, 'active' | 'sold_out'>;

/** An offer on the page of one of its shops, or the shop of an offer that is not live. */
export type PageOffer =
  | {
      readonly offer: Offer;
      readonly shown: ShownShop;
      /** The live shops where customers can get the offer; the shop of the page is first. */
      readonly shops: readonly ShopSummary[];
    }
  | { readonly reason: GoneReason; readonly shown: ShownShop };

interface Live {
  readonly business: BusinessItem;
  readonly shops: readonly ShopItem[];
}

/** Returns the live shops of an offer, the named one first; undefined if there are none. */
async function liveShopsOf(
  offer: { readonly businessId: string; readonly shopsIds: readonly string[] },
  named: ShownShop | undefined,
): Promise<Live | undefined> {
  const [business, found] = await Promise.all([
    findBusiness(offer.businessId, 'eventual'),
    findShops(offer.shopsIds, 'eventual'),
  ]);
  if (!business) return undefined;
  const shops = found.filter(
    (shop): shop is ShopItem => shop !== undefined && isShopLive(shop, business),
  );
  const isNamed = ({ id }: ShopItem) => id === named?.shop.id;
  return shops.length > 0
    ? { business, shops: [...shops.filter(isNamed), ...shops.filter((shop) => !isNamed(shop))] }
    : undefined;
}

/**
 * Returns an offer by the clock of the shop that its link names, else of the first one where it is live. An offer that
 * is not live there gives the reason and the shop. Throws OFFER_NOT_FOUND if no live shop belongs to it.
 */
export async function findPageOffer(
  id: string,
  namedShop: string | undefined,
  now: Date,
): Promise<PageOffer> {
  const [named, stored] = await Promise.all([
    findNamedShop(namedShop, now),
    idPattern('offer').test(id) ? findOffer(id, 'eventual') : undefined,
  ]);
  // A removed offer leaves nothing but its link.
  if (!stored && named) return { reason: 'inactive', shown: named };
  const live = stored && (await liveShopsOf(stored.offer, named));
  if (!stored || !live) throw new AppError('OFFER_NOT_FOUND');
  const { business, shops } = live;
  const views = shops.map((shop) => ({
    shop,
    offer: offerView(
      stored.offer,
      stored.counters,
      business,
      now,
      windowInShop(stored.offer, shop),
    ),
  }));
  const shownIn = views.filter((view) => isShown(view.offer.displayStatus));
  const [first] = views;
  const isNamed = named !== undefined && first?.shop.id === named.shop.id;
  const { shop, offer } = (isNamed ? first : (shownIn[0] ?? first)) ?? {};
  if (!shop || !offer) throw new AppError('OFFER_NOT_FOUND');
  const shown: ShownShop = {
    // No page of an offer shows facts of a shop.
    ...{ shop, business, facts: noFacts },
    isMember: false,
    consistency: 'eventual',
  };
  const { displayStatus } = offer;
  if (!isShown(displayStatus)) return { reason: displayStatus as GoneReason, shown };
  return {
    offer: withReadyImages(offer),
    shown,
    shops: shownIn.map((each) => shopSummaryOf(each.shop, business, noFacts, now)),
  };
}
