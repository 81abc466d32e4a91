import type { Business, BusinessStatus } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { ApiClient, SeedTarget, SeedUser } from './api-client.ts';
import { endsSuspended } from './billing-history.ts';
import { fillBilling } from './fill-billing.ts';
import { BusinessPictures } from './pictures/business-pictures.ts';
import type { SeedBusiness, SeedShop } from './seed-data.ts';

/** A demo business with its shops, and the signed-in owner. */
export interface FilledBusiness extends SeedUser {
  readonly businessId: string;
  /** Whether this run created it, so that it had no shops and offers. */
  readonly isNew: boolean;
  readonly status: BusinessStatus;
  readonly version: number;
  readonly shops: readonly Shop[];
  readonly pictures: BusinessPictures;
}

/**
 * Approves a new demo business, unless it should stay unapproved. Runs before its shops and offers, because the lowest
 * limits hold until then.
 */
export async function approveIfWanted(
  staff: ApiClient,
  business: Business,
  { outcome }: SeedBusiness,
): Promise<Business> {
  const isNew = business.status === 'pending_approval' && !business.previousActive;
  const isWanted = outcome.status === 'active' || outcome.status === 'suspended';
  if (!isNew || !isWanted) return business;
  const { id, version } = business;
  const approval = { params: { id }, body: { decision: 'approve' as const }, version };
  return staff.request(staffRoutes.decideBusinessApproval, approval);
}

/**
 * Rejects or suspends a demo business if its outcome or billing says so. Runs last, because it could not publish
 * afterwards. A suspension that staff lifted is repeated.
 */
export async function rejectOrSuspendIfWanted(
  staff: ApiClient,
  { businessId: id, status, version }: FilledBusiness,
  { outcome, billing }: SeedBusiness,
): Promise<void> {
  if (outcome.status === 'rejected' && status === 'pending_approval') {
    const body = { decision: 'reject' as const, reason: outcome.reason };
    await staff.request(staffRoutes.decideBusinessApproval, { params: { id }, body, version });
  }
  if (outcome.status === 'suspended' && status === 'active') {
    const suspension = { params: { id }, body: { reason: outcome.reason }, version };
    await staff.request(staffRoutes.suspendBusiness, suspension);
  }
  if (billing && endsSuspended(billing)) await fillBilling(id, billing);
}

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
