import { ok } from '#lambdas/platform/http/answer.ts';
import { shopView } from '../shop.ts';
import { loadShopFacts } from '../shop-facts.ts';
import type { ShopOperations } from '../targets.ts';
import { listShopsOfMember } from './list-shops-of-member.ts';

/** Lists the shops of a business, the newest first; a validator gets only their own shop. */
export const listShopsOfBusiness: ShopOperations['listShopsOfBusiness'] = async (request) => {
  const { actor, business, query, now } = request;
  const { items, ...rest } = await listShopsOfMember(actor, business, query);
  const factsOf = await loadShopFacts(items, actor.userId, now);
  return ok({ ...rest, items: items.map((shop) => shopView(shop, business, factsOf(shop), now)) });
};
