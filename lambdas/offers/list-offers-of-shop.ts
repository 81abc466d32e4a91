import { ok } from '#lambdas/platform/http/answer.ts';
import { pageOfShopsOffers } from './page-of-shops-offers.ts';
import type { OfferOperations } from './targets.ts';

/**
 * Lists a shop's live offers by its clock. Its owner and validators see all of them, or what customers see, in their
 * order, with `asCustomer`.
 */
export const listOffersOfShop: OfferOperations['listOffersOfShop'] = async (request) => {
  const { query, now, shop } = request;
  const seesAll = shop.isMember && query.asCustomer !== 'true';
  return ok(await pageOfShopsOffers(shop, query, { now, seesAll }));
};
