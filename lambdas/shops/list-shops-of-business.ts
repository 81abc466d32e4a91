import { defaultPageSize } from '#contract/fields.ts';
import type { shopRoutes } from '#contract/shops.ts';
import { findOwnLiveBusiness } from '../businesses/own-business.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '../shared/table/cursor.ts';
import { shopView } from './shop.ts';
import { loadShopFacts } from './shop-facts.ts';
import { listShops } from './shop-repository.ts';

/** The shops of the caller's business, the newest first. */
export const listShopsOfBusiness: Operation<typeof shopRoutes.listShopsOfBusiness> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const business = await findOwnLiveBusiness(actor, params.businessId);
  const list = `shops:${business.id}`;
  const { items, position } = await listShops(
    business.id,
    query.limit ?? defaultPageSize,
    decodeCursor(list, query.pagingKey),
  );
  const factsOf = await loadShopFacts(items, actor.userId, now);
  return ok({
    items: items.map((shop) => shopView(shop, business, factsOf(shop), now)),
    ...(position && { pagingKey: encodeCursor(list, position) }),
  });
};
