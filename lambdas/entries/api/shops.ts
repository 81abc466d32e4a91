import { shopRoutes } from '#contract/shops/routes.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';
import { createShop } from '#lambdas/shops/create-shop.ts';
import { deleteShop } from '#lambdas/shops/delete-shop.ts';
import { followShop } from '#lambdas/shops/following/follow-shop.ts';
import { listFollowedShops } from '#lambdas/shops/following/list-followed-shops.ts';
import { unfollowShop } from '#lambdas/shops/following/unfollow-shop.ts';
import { getShop } from '#lambdas/shops/get-shop.ts';
import { checkShopIdentifier } from '#lambdas/shops/identifiers/check-shop-identifier.ts';
import { getShopByIdentifier } from '#lambdas/shops/identifiers/get-shop-by-identifier.ts';
import { createIndication } from '#lambdas/shops/indications/create-indication.ts';
import { getShopSummary } from '#lambdas/shops/lists/get-shop-summary.ts';
import { listShopSummariesOfBusiness } from '#lambdas/shops/lists/list-shop-summaries-of-business.ts';
import { listShopsOfBusiness } from '#lambdas/shops/lists/list-shops-of-business.ts';
import { searchShops } from '#lambdas/shops/search/search-shops.ts';
import { targets } from '#lambdas/shops/targets.ts';
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
