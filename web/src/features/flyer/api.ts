import { type InfiniteData, queryOptions, useQuery } from '@tanstack/react-query';
import { idPattern } from '#contract/http/id-format.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { type AnsweredPage, callRoute, itemsOf, routePages } from '#web/platform/api/api.ts';
import { ApiError, hasCode } from '#web/platform/http/http.ts';
import { flyerOffers } from './flyer-offers.ts';

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
      if (!hasCode(error, 'SHOP_NOT_FOUND')) throw error;
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

/** Paged query for the offers of a shop's flyer, in the customers' order for members, too; `first` is the linked offer. */
export const flyerOffersQuery = (shopId: string, first: Offer | undefined) => ({
  ...routePages(offerRoutes.listOffersOfShop, {
    query: { shopId, limit: 50, asCustomer: 'true' },
  }),
  select: (data: InfiniteData<AnsweredPage<Offer>>) => flyerOffers(itemsOf(data), first),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/**
 * Returns whether and why customers cannot see a shop's flyer, and whether the visitor is a member of the business.
 * Only signed-in visitors load the code and the status of the business; until both are loaded, the flyer is hidden. If
 * loading fails, the shop's own status decides, and the visit is not counted, since it may be a member's.
 */
export function useHiddenReason(shop: Shop) {
  const userId = storedUserId();
  const { data, isLoading } = useQuery({
    queryKey: ['hidden-reason', shop.id, shop.shopStatus, userId],
    queryFn: async ({ client }) =>
      (await import('./get-hidden-reason.ts')).getHiddenReason(client, shop),
    enabled: userId !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return {
    reason: data?.reason,
    /** Views of a signed-in owner or validator of the business are not counted; views of other users are. */
    isCounted: userId === undefined || data?.isMember === false,
    mayChange: data?.mayChange ?? false,
    isHidden: isLoading || Boolean(data?.reason) || shop.shopStatus !== 'active',
  };
}
