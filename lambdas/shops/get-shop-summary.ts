import type { shopRoutes } from '#contract/routes/shops.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findValidatorsCounts } from './repository/validators-count.ts';
import { shopSummaryOf } from './shop.ts';
import { findVisibleShop } from './visible-shop.ts';

/** The summary of a shop; its owner also sees the number of its validators. */
export const getShopSummary: Operation<typeof shopRoutes.getShopSummary> = async ({
  actor,
  params,
  now,
}) => {
  const { shop, business, facts } = await findVisibleShop(params.id, actor, now);
  const summary = shopSummaryOf(shop, business, facts, now);
  if (actor?.userId !== shop.userId) return ok(summary);
  const validatorsCountOf = await findValidatorsCounts([shop.id]);
  return ok({ ...summary, validatorsCount: validatorsCountOf(shop.id) });
};
