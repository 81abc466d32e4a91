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
  const found = await findBusiness(owner);
  const business = found ?? (await createBusiness(owner, seed));
  const { id, status } = await approveIfWanted(staff, business, seed);
  const filled = { ...owner, businessId: id, status, isNew: found === undefined };
  return { ...filled, shops: await fillShops(filled, seed) };
}

async function findBusiness({ api, userId }: SeedUser): Promise<Business | undefined> {
  const { items } = await api.request(businessRoutes.listBusinesses, { query: { userId } });
  return items[0];
}

async function createBusiness(
  { api, userId }: SeedUser,
  { business }: SeedBusiness,
): Promise<Business> {
  return api.request(businessRoutes.createBusiness, { body: { ...business, userId } });
}

async function fillShops(
  { api, businessId, isNew }: Omit<FilledBusiness, 'shops'>,
  { shops }: SeedBusiness,
): Promise<Shop[]> {
  const known = { params: { id: businessId }, query: { limit: '100' } };
  const items = isNew ? [] : (await api.request(shopRoutes.listShopsOfBusiness, known)).items;
  const filled: Shop[] = [];
  for (const shop of shops) {
    const found = items.find(({ shopIdentifier }) => shopIdentifier === shop.shopIdentifier);
    const body = { ...shop, businessId, imagesUrls: [] };
    filled.push(found ?? (await api.request(shopRoutes.createShop, { body })));
  }
  return filled;
}
