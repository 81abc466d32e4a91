import { shopRoutes } from '#contract/shops/routes.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedUser } from './seed-target.ts';

/** Makes a consumer follow shops, by identifier. Leaves out shops that are not public. */
export async function fillFollowers(
  { api, userId: consumerId }: SeedUser,
  identifiers: readonly string[],
  businesses: readonly FilledBusiness[],
): Promise<void> {
  const publicShops = businesses
    .filter(({ status }) => status === 'active')
    .flatMap(({ shops }) => shops.filter(({ shopStatus }) => shopStatus === 'active'));
  for (const identifier of identifiers) {
    const shop = publicShops.find(({ shopIdentifier }) => shopIdentifier === identifier);
    if (!shop) continue;
    const body = { consumerId };
    await api.request(shopRoutes.followShop, { params: { id: shop.id }, body });
  }
}
