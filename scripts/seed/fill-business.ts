import type { Business } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import type { ApiClient } from './api-client.ts';
import { endsSuspended } from './billing-history.ts';
import { approveIfWanted } from './decide-outcome.ts';
import { fillBilling } from './fill-billing.ts';
import type { FilledBusiness } from './filled-business.ts';
import { BusinessPictures } from './pictures/business-pictures.ts';
import type { SeedBusiness, SeedShop } from './seed-data.ts';
import type { SeedTarget, SeedUser } from './seed-target.ts';

/**
 * Creates a demo business, its owner and its shops if missing, and approves the business unless it should stay
 * unapproved. Billing comes before shops, since an agreement may set their number.
 */
export async function fillBusiness(
  target: SeedTarget,
  staff: ApiClient,
  seed: SeedBusiness,
): Promise<FilledBusiness> {
  const owner = await target.account(seed.owner.email, seed.owner.name);
  const pictures = new BusinessPictures(owner.api, seed);
  const found = await findBusiness(owner);
  const business = found ?? (await createBusiness(owner, seed, pictures));
  const approved = await approveIfWanted(staff, business, seed);
  const { id } = approved;
  // A business that ends suspended publishes first.
  const isBilled = seed.billing !== undefined && !endsSuspended(seed.billing);
  const { status, version } = isBilled ? await fillBilling(id, seed.billing) : approved;
  const isNew = found === undefined;
  const filled = { ...owner, businessId: id, status, version, isNew, pictures };
  return { ...filled, shops: await fillShops(filled, seed) };
}

async function findBusiness({ api, userId }: SeedUser): Promise<Business | undefined> {
  const { items } = await api.request(businessRoutes.listBusinesses, { query: { userId } });
  return items[0];
}

async function createBusiness(
  { api, userId }: SeedUser,
  { business }: SeedBusiness,
  pictures: BusinessPictures,
): Promise<Business> {
  const avatarUrl = await pictures.avatar();
  const body = { ...business, userId, ...(avatarUrl && { avatarUrl }) };
  return api.request(businessRoutes.createBusiness, { body });
}

async function fillShops(
  { api, businessId, isNew, pictures }: Omit<FilledBusiness, 'shops'>,
  { shops }: SeedBusiness,
): Promise<Shop[]> {
  const known = { params: { id: businessId }, query: { limit: '100' } };
  const items = isNew ? [] : (await api.request(shopRoutes.listShopsOfBusiness, known)).items;
  const createShop = async (shop: SeedShop) => {
    const body = { ...shop, businessId, imagesUrls: await pictures.ofShop() };
    return api.request(shopRoutes.createShop, { body });
  };
  const filled: Shop[] = [];
  for (const shop of shops) {
    const found = items.find(({ shopIdentifier }) => shopIdentifier === shop.shopIdentifier);
    filled.push(found ?? (await createShop(shop)));
  }
  return filled;
}
