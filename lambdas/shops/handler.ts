import { shopRoutes } from '#contract/routes/shops.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { checkShopIdentifier } from './check-shop-identifier.ts';
import { createIndication } from './create-indication.ts';
import { createShop } from './create-shop.ts';
import { deleteShop } from './delete-shop.ts';
import { followShop } from './follow-shop.ts';
import { getShop } from './get-shop.ts';
import { getShopByIdentifier } from './get-shop-by-identifier.ts';
import { getShopSummary } from './get-shop-summary.ts';
import { listFollowedShops } from './list-followed-shops.ts';
import { listShopSummariesOfBusiness } from './list-shop-summaries-of-business.ts';
import { listShopsOfBusiness } from './list-shops-of-business.ts';
import { searchShops } from './search-shops.ts';
import { unfollowShop } from './unfollow-shop.ts';
import { updateShop } from './update-shop.ts';

export const handler = apiHandler(shopRoutes, {
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
});
