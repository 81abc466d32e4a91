import type { shopRoutes } from '#contract/routes/shops.ts';
import { findLiveVisibleBusiness } from '../businesses/member-business.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { page } from '../shared/http/page.ts';
import { listShopsOfMember } from './list-shops-of-member.ts';
import { shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';

/** The shops of a business, the newest first; to a validator their one shop. */
export const listShopsOfBusiness: Operation<typeof shopRoutes.listShopsOfBusiness> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const business = await findLiveVisibleBusiness(actor, params.id);
  const { items, ...rest } = await page(`shops:${business.id}`, query, (request) =>
    listShopsOfMember(actor, business, request),
  );
  const factsOf = await loadShopFacts(items, actor.userId, now);
  return ok({ ...rest, items: items.map((shop) => shopView(shop, business, factsOf(shop), now)) });
};
