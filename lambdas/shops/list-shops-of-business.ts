import type { shopRoutes } from '#contract/routes/shops.ts';
import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';
import { listShops } from './repository/list-shops.ts';
import { shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';

/** The shops of the caller's business, the newest first. */
export const listShopsOfBusiness: Operation<typeof shopRoutes.listShopsOfBusiness> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const business = await findOwnLiveBusiness(actor, params.businessId);
  const { items, ...rest } = await page(`shops:${business.id}`, query, (request) =>
    listShops(business.id, request),
  );
  const factsOf = await loadShopFacts(items, actor.userId, now);
  return ok({ ...rest, items: items.map((shop) => shopView(shop, business, factsOf(shop), now)) });
};
