import type { Business } from '#contract/businesses.ts';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import type { Shop } from '#contract/shops.ts';
import type { ApiClient } from './api-client.ts';
import type { SeedBusiness } from './seed-data.ts';
import type { SeedTarget, SeedUser } from './seed-target.ts';

/** A demo business with its shops, and the signed-in owner. */
export interface FilledBusiness extends SeedUser {
  readonly businessId: string;
  readonly shops: readonly Shop[];
}

/** Creates a demo business, its owner and its shops where they are missing, and approves the business. */
export async function fillBusiness(
  target: SeedTarget,
  staff: ApiClient,
  seed: SeedBusiness,
): Promise<FilledBusiness> {
  const owner = await target.account(seed.owner.email, seed.owner.name);
  const { id, status, previousActive } = await ensureBusiness(owner, seed);
  if (status === 'pending_approval' && !previousActive) {
    await staff.request(staffRoutes.decideBusinessApproval, {
      params: { id },
      body: { decision: 'approve' },
    });
  }
  return { ...owner, businessId: id, shops: await fillShops(owner.api, id, seed) };
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
