import type { Business } from '#contract/businesses.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import type { ApiClient } from './api-client.ts';
import { approveIfWanted } from './decide-standing.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedBusiness } from './seed-data.ts';
import type { SeedTarget, SeedUser } from './seed-target.ts';

/**
 * Creates a demo business, its owner and its shops where they are missing, and approves the business, unless its
 * standing is that staff never did.
 */
export async function fillBusiness(
  target: SeedTarget,
  staff: ApiClient,
  seed: SeedBusiness,
): Promise<FilledBusiness> {
  const owner = await target.account(seed.owner.email, seed.owner.name);
  const business = await ensureBusiness(owner, seed);
  const { id, status } = await approveIfWanted(staff, business, seed);
  return { ...owner, businessId: id, status, shops: await fillShops(owner.api, id, seed) };
}

async function ensureBusiness(
  { api, userId }: SeedUser,
  { business }: SeedBusiness,
): Promise<Business> {
  const { items } = await api.request(businessRoutes.listBusinesses, { query: { userId } });
  if (items[0]) return items[0];
  return api.request(businessRoutes.createBusiness, { body: { ...business, userId } });
}

async function fillShops(
  api: ApiClient,
  businessId: string,
  { shops }: SeedBusiness,
): Promise<Shop[]> {
  const { items } = await api.request(shopRoutes.listShopsOfBusiness, {
    params: { businessId },
    query: { limit: '100' },
  });
  const filled: Shop[] = [];
  for (const shop of shops) {
    const found = items.find(({ shopIdentifier }) => shopIdentifier === shop.shopIdentifier);
    const body = { ...shop, businessId, imagesUrls: [] };
    filled.push(found ?? (await api.request(shopRoutes.createShop, { body })));
  }
  return filled;
}
