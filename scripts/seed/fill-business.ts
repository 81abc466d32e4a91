import { type Business, businessRoutes } from '#contract/businesses.ts';
import { type Shop, shopRoutes } from '#contract/shops.ts';
import { staffRoutes } from '#contract/staff.ts';
import type { ApiClient } from './api-client.ts';
import type { SeedBusiness } from './seed-data.ts';

/** The owner's business, registered and approved where it is not yet. */
export async function fillBusiness(
  owner: { readonly api: ApiClient; readonly userId: string },
  staff: ApiClient,
  { business }: SeedBusiness,
): Promise<Business> {
  const { items } = await owner.api.call(businessRoutes.listBusinesses, {
    query: { userId: owner.userId },
  });
  const found =
    items[0] ??
    (await owner.api.call(businessRoutes.createBusiness, {
      body: { ...business, userId: owner.userId },
    }));
  if (found.status !== 'pending_approval' || found.previousActive) return found;
  return staff.call(staffRoutes.decideBusinessApproval, {
    params: { id: found.id },
    body: { decision: 'approve' },
  });
}

/** The shops of a demo business, opened where they are not yet. */
export async function fillShops(
  api: ApiClient,
  businessId: string,
  { shops }: SeedBusiness,
): Promise<Shop[]> {
  const { items } = await api.call(shopRoutes.listShopsOfBusiness, {
    params: { businessId },
    query: { limit: 100 },
  });
  const filled: Shop[] = [];
  for (const shop of shops) {
    const found = items.find(({ shopIdentifier }) => shopIdentifier === shop.shopIdentifier);
    filled.push(
      found ??
        (await api.call(shopRoutes.createShop, {
          body: { ...shop, businessId, imagesUrls: [] },
        })),
    );
  }
  return filled;
}
