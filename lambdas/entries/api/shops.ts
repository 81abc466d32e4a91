import { shopRoutes } from '#contract/shops/routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';
import { checkShopIdentifier } from '#lambdas/shops/check-shop-identifier.ts';
import { createIndication } from '#lambdas/shops/create-indication.ts';
import { createShop } from '#lambdas/shops/create-shop.ts';
import { deleteShop } from '#lambdas/shops/delete-shop.ts';
import { followShop } from '#lambdas/shops/follow-shop.ts';
import { getShop } from '#lambdas/shops/get-shop.ts';
import { getShopByIdentifier } from '#lambdas/shops/get-shop-by-identifier.ts';
import { getShopSummary } from '#lambdas/shops/get-shop-summary.ts';
import { listFollowedShops } from '#lambdas/shops/list-followed-shops.ts';
import { listShopSummariesOfBusiness } from '#lambdas/shops/list-shop-summaries-of-business.ts';
import { listShopsOfBusiness } from '#lambdas/shops/list-shops-of-business.ts';
import { searchShops } from '#lambdas/shops/search-shops.ts';
import { targets } from '#lambdas/shops/targets.ts';
import { unfollowShop } from '#lambdas/shops/unfollow-shop.ts';
import { updateShop } from '#lambdas/shops/update-shop.ts';

const operations = {
  createShop,
  getShop,
  getShopByIdentifier,
  checkShopIdentifier,
  updateShop,
  deleteShop,
  listShopsOfBusiness,
  getShopSummary,
  listShopSummariesOfBusiness,
  searchShops,
  followShop,
  unfollowShop,
  listFollowedShops,
  createIndication,
};

export const handler = apiHandler(shopRoutes, targets, operations, requireStoredSecondFactor);
