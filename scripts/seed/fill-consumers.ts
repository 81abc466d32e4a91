import type { ApiClient } from './api-client.ts';
import { seedConsumers } from './consumers.ts';
import { fillFollowers } from './fill-followers.ts';
import { fillIndications, listKnownIndications } from './fill-indications.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedTarget } from './seed-target.ts';

/** Creates the demo consumers where they are missing, with the shops that they follow and their indications. */
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
  }
}
