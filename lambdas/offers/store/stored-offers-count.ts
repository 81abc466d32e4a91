import { findBusinessCounters } from '#lambdas/businesses/store/business-counters-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Lowers a business's number of offers by one; no write at 0, as after its removal. */
export async function takeFromStoredOffers(businessId: string): Promise<Write[]> {
  const { storedOffersCount } = await findBusinessCounters(businessId);
  if (storedOffersCount === 0) return [];
  return [
    update(keys.businessCounters(businessId), 'ADD storedOffersCount :less', {
      expression: 'storedOffersCount > :zero',
      values: { ':less': -1, ':zero': 0 },
    }),
  ];
}
