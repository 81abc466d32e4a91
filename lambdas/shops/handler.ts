import { shopRoutes } from '#contract/routes/shops.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
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
import { subjects } from './subjects.ts';
import { unfollowShop } from './unfollow-shop.ts';
import { updateShop } from './update-shop.ts';

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

export const handler = apiHandler(shopRoutes, subjects, operations, requireStoredSecondFactor);
