import { queryOptions } from '@tanstack/react-query';
import { idPattern } from '#contract/http/id-format.ts';
import { flyerOffers } from '#contract/offers/flyer-offers.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError, hasCode } from '#web/platform/http/http.ts';
import { getHiddenReason, type SeenByMember } from './get-hidden-reason.ts';

/** A shop, and an offer if the path names one, as members of its business see them. */
export interface Previewed {
  readonly shop: Shop;
  readonly offer?: Offer;
}

const getShopById = (id: string, signal: AbortSignal) =>
  callRoute(shopRoutes.getShop, { params: { id }, query: {}, signal });

/** Loads a shop by its id or its identifier. */
const getShop = (name: string, signal: AbortSignal): Promise<Shop> =>
  idPattern('shop').test(name)
    ? getShopById(name, signal)
    : callRoute(shopRoutes.getShopByIdentifier, {
        params: { identifier: name },
        query: {},
        signal,
      });

/** Returns whether an error says that there is no such shop or offer; other errors may be temporary. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Returns the first shop that the user may see. Throws the last SHOP_NOT_FOUND error if there is none. */
async function firstShop(ids: readonly string[], signal: AbortSignal): Promise<Shop> {
  let missing: unknown;
  for (const id of ids) {
    try {
      return await getShopById(id, signal);
    } catch (error) {
      if (!hasCode(error, 'SHOP_NOT_FOUND')) throw error;
      missing = error;
    }
  }
  throw missing;
}

/** Loads an offer, with the named shop if that shop has the offer. */
async function getOffer(
  id: string,
  shopName: string | undefined,
  signal: AbortSignal,
): Promise<Previewed> {
  const [offer, named] = await Promise.all([
    callRoute(offerRoutes.getOffer, { params: { id }, query: {}, signal }),
    shopName ? getShop(shopName, signal).catch(() => undefined) : undefined,
  ]);
  const isNamed = named && offer.shopsIds.includes(named.id);
  return { offer, shop: isNamed ? named : await firstShop(offer.shopsIds, signal) };
}

/** Query of a shop by its identifier or id, or of an offer by its id and a shop's identifier or id. */
export const previewQuery = (id: string, shopName?: string) =>
  queryOptions({
    queryKey: ['preview', id, shopName],
    queryFn: async ({ signal, client }): Promise<Previewed & SeenByMember> => {
      const previewed = idPattern('offer').test(id)
        ? await getOffer(id, shopName, signal)
        : { shop: await getShop(id, signal) };
      return { ...previewed, ...(await getHiddenReason(client, previewed)) };
    },
    // An owner returns here after a change.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Largest number of offers in a preview. */
const limit = 50;

/** Query of the offers of a shop that customers see, in the order of its pages; `first` is the linked offer. */
export const previewOffersQuery = (shopId: string, first?: Offer) =>
  queryOptions({
    queryKey: ['preview-offers', shopId],
    queryFn: ({ signal }) =>
      callRoute(offerRoutes.listOffersOfShop, {
        query: { shopId, limit, asCustomer: 'true' },
        signal,
      }),
    select: ({ items, pagingKey }) => ({
      offers: flyerOffers(items, first),
      hasMore: pagingKey !== undefined,
    }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

const isLive = ({ shopStatus }: ShopSummary) => shopStatus === 'active';

/** Query of the live shops that the page of an offer names. */
export const shopsOfOfferQuery = (offer: Offer) =>
  queryOptions({
    queryKey: ['preview-shops-of-offer', offer.id],
    queryFn: ({ signal }) =>
      callRoute(offerRoutes.listShopsOfOffer, { params: { id: offer.id }, query: {}, signal }),
    select: ({ items }) => items.filter(isLive),
    staleTime: 0,
  });

/** Query of the business's other live shops, which the page of a shop names; empty for users who may not list them. */
export const otherShopsQuery = (shop: Shop, mayList: boolean) =>
  queryOptions({
    queryKey: ['preview-other-shops', shop.businessId, mayList],
    queryFn: async ({ signal }) =>
      mayList
        ? callRoute(shopRoutes.listShopSummariesOfBusiness, {
            params: { id: shop.businessId },
            query: { limit: 20 },
            signal,
          })
        : { items: [] },
    select: ({ items }) => items.filter((each) => each.id !== shop.id && isLive(each)),
    staleTime: 0,
  });
