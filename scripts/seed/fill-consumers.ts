import type { ApiClient } from './api-client.ts';
import { seedConsumers } from './consumers.ts';
import { fillFollowers } from './fill-followers.ts';
import { fillIndications, listKnownIndications } from './fill-indications.ts';
import { fillVouchers } from './fill-vouchers.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedTarget } from './seed-target.ts';
import { seedVouchers } from './vouchers.ts';

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
