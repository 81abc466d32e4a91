import { ok } from '#lambdas/platform/http/answer.ts';
import { shopSummaryOf } from '../shop.ts';
import { findValidatorsCounts } from '../store/shop-counters-store.ts';
import type { ShopOperations } from '../targets.ts';

/** Answers the summary of a shop; its owner also sees the number of its validators. */
export const getShopSummary: ShopOperations['getShopSummary'] = async (request) => {
  const { actor, now } = request;
  const { shop, business, facts } = request.shop;
  const summary = shopSummaryOf(shop, business, facts, now);
  if (actor?.userId !== shop.userId) return ok(summary);
  const validatorsCountOf = await findValidatorsCounts([shop.id]);
  return ok({ ...summary, validatorsCount: validatorsCountOf(shop.id) });
};
