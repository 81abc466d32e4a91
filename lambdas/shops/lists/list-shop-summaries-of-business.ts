import { ok } from '#lambdas/platform/http/answer.ts';
import { shopSummaryOf } from '../shop.ts';
import { loadShopFacts } from '../shop-facts.ts';
import { findValidatorsCounts } from '../store/shop-counters-store.ts';
import type { ShopOperations } from '../targets.ts';
import { listShopsOfMember } from './list-shops-of-member.ts';

/** Lists summaries of a business's shops, the newest first; its owner also gets each number of validators. */
export const listShopSummariesOfBusiness: ShopOperations['listShopSummariesOfBusiness'] = async (
  request,
) => {
  const { actor, business, query, now } = request;
  const { items, ...rest } = await listShopsOfMember(actor, business, query);
  const isOwner = actor.userId === business.userId;
  const [factsOf, validatorsCountOf] = await Promise.all([
    loadShopFacts(items, actor.userId, now),
    isOwner ? findValidatorsCounts(items.map(({ id }) => id)) : undefined,
  ]);
  return ok({
    ...rest,
    items: items.map((shop) => {
      const summary = shopSummaryOf(shop, business, factsOf(shop), now);
      const validatorsCount = validatorsCountOf?.(shop.id);
      return validatorsCount === undefined ? summary : { ...summary, validatorsCount };
    }),
  });
};
