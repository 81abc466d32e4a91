import { type Indication, indicationStatus } from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { ApiClient } from './api-client.ts';
import { type SeedIndication, seedConsumers } from './consumers.ts';
import { fillVouchers } from './fill-vouchers.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedTarget, SeedUser } from './seed-target.ts';
import { seedVouchers } from './vouchers.ts';

/** Lists the first hundred indications of each status. */
async function listKnownIndications(staff: ApiClient): Promise<Indication[]> {
  const known: Indication[] = [];
  for (const status of indicationStatus.options) {
    const query = { status, limit: '100' };
    known.push(...(await staff.request(staffRoutes.listIndications, { query })).items);
  }
  return known;
}

/** Creates a consumer's missing indications with the status that staff set. */
async function fillIndications(
  { api, userId: consumerId }: SeedUser,
  staff: ApiClient,
  indications: readonly SeedIndication[],
  known: readonly Indication[],
): Promise<void> {
  for (const { status, ...input } of indications) {
    const found = known.find(
      (each) => each.consumerId === consumerId && each.shopName === input.shopName,
    );
    const body = { ...input, consumerId };
    const { id, status: current } =
      found ?? (await api.request(shopRoutes.createIndication, { body }));
    if (current !== 'new' || status === 'new') continue;
    await staff.request(staffRoutes.updateIndication, { params: { id }, body: { status } });
  }
}

/** Makes a consumer follow shops, by identifier. Leaves out shops that are not public. */
async function fillFollowers(
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

/** Creates the demo consumers if missing, with their follows, indications and claims. */
export async function fillConsumers(
  target: SeedTarget,
  staff: ApiClient,
  businesses: readonly FilledBusiness[],
): Promise<void> {
  const known = await listKnownIndications(staff);
  for (const { email, name, follows, indications = [] } of seedConsumers) {
    const consumer = await target.account(email, name);
    await fillFollowers(consumer, follows, businesses);
    await fillIndications(consumer, staff, indications, known);
    const own = seedVouchers.filter((voucher) => voucher.consumer === email);
    await fillVouchers(consumer, own, businesses);
  }
}
