import { queryOptions } from '@tanstack/react-query';
import { idPattern } from '#contract/id-format.ts';
import type { Offer } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { callRoute } from '#web/lib/http/call-route.ts';

/** The shop of a flyer, and the linked offer if the link contains an offer id. */
export interface Flyer {
  readonly shop: Shop;
  readonly offer?: Offer;
}

const getShop = (id: string, signal: AbortSignal) =>
  callRoute(shopRoutes.getShop, { params: { id }, query: {}, signal });

/** The first of the shops that is live. Throws the last SHOP_NOT_FOUND error if none is. */
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

async function getFlyer(id: string, signal: AbortSignal): Promise<Flyer> {
  if (idPattern('offer').test(id)) {
    const offer = await callRoute(offerRoutes.getOffer, { params: { id }, query: {}, signal });
    return { offer, shop: await firstLiveShop(offer.shopsIds, signal) };
  }
  if (idPattern('shop').test(id)) return { shop: await getShop(id, signal) };
  const params = { identifier: id };
  return { shop: await callRoute(shopRoutes.getShopByIdentifier, { params, query: {}, signal }) };
}

/** Query for the flyer of a shop identifier, a shop id or an offer id. */
export const flyerQuery = (id: string) =>
  queryOptions({
    queryKey: ['flyer', id],
    queryFn: ({ signal }) => getFlyer(id, signal),
    // Never served from the cache alone, so that a deactivated offer disappears.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
