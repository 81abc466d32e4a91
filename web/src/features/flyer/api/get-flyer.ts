import { queryOptions } from '@tanstack/react-query';
import { idPattern } from '#contract/http/id-format.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';

/** The shop of a flyer, and the linked offer if the link contains an offer id. */
export interface Flyer {
  readonly shop: Shop;
  readonly offer?: Offer;
  /** Customers no longer see the linked offer; the shop is the one in the link. */
  readonly isOfferOver?: boolean;
}

const getShop = (id: string, signal: AbortSignal) =>
  callRoute(shopRoutes.getShop, { params: { id }, query: {}, signal });

const getShopByIdentifier = (identifier: string, signal: AbortSignal) =>
  callRoute(shopRoutes.getShopByIdentifier, { params: { identifier }, query: {}, signal });

/** Returns the first live shop. Throws the last SHOP_NOT_FOUND error if none is live. */
async function firstLiveShop(ids: readonly string[], signal: AbortSignal): Promise<Shop> {
  let missing: unknown;
  for (const id of ids) {
    try {
      return await getShop(id, signal);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'SHOP_NOT_FOUND')) throw error;
      missing = error;
    }
  }
  throw missing;
}

/** Returns whether an error says that there is no such shop or offer; other errors may be temporary. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Loads the flyer of an offer, in the linked shop if it has the offer. */
async function getFlyerOfOffer(
  id: string,
  shopIdentifier: string | undefined,
  signal: AbortSignal,
): Promise<Flyer> {
  const [offered, named] = await Promise.allSettled([
    callRoute(offerRoutes.getOffer, { params: { id }, query: {}, signal }),
    shopIdentifier ? getShopByIdentifier(shopIdentifier, signal) : undefined,
  ]);
  const shop = named.status === 'fulfilled' ? named.value : undefined;
  if (offered.status === 'rejected') {
    if (!isMissing(offered.reason)) throw offered.reason;
    if (shop) return { shop, isOfferOver: true };
    throw named.status === 'rejected' && !isMissing(named.reason) ? named.reason : offered.reason;
  }
  const offer = offered.value;
  if (shop && offer.shopsIds.includes(shop.id)) return { offer, shop };
  return { offer, shop: await firstLiveShop(offer.shopsIds, signal) };
}

async function getFlyer(
  id: string,
  shopIdentifier: string | undefined,
  signal: AbortSignal,
): Promise<Flyer> {
  if (idPattern('offer').test(id)) return getFlyerOfOffer(id, shopIdentifier, signal);
  if (idPattern('shop').test(id)) return { shop: await getShop(id, signal) };
  return { shop: await getShopByIdentifier(id, signal) };
}

/** Query of a flyer by a shop's identifier or id, or by an offer id with its link's `shopIdentifier`. */
export const flyerQuery = (id: string, shopIdentifier?: string) =>
  queryOptions({
    queryKey: ['flyer', id, shopIdentifier],
    queryFn: ({ signal }) => getFlyer(id, shopIdentifier, signal),
    // Never served from the cache alone, so that a deactivated offer disappears.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
