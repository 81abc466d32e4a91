import { type Indication, indicationStatus } from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { ApiClient } from './api-client.ts';
import type { SeedIndication } from './consumers.ts';
import type { SeedUser } from './seed-target.ts';

/** Lists the first hundred indications of each status. */
export async function listKnownIndications(staff: ApiClient): Promise<Indication[]> {
  const known: Indication[] = [];
  for (const status of indicationStatus.options) {
    const query = { status, limit: '100' };
    known.push(...(await staff.request(staffRoutes.listIndications, { query })).items);
  }
  return known;
}

/** Creates a consumer's missing indications with the status that staff set. */
export async function fillIndications(
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
