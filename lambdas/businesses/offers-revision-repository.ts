import { exists } from '../shared/table/conditions.ts';
import { keys } from '../shared/table/keys.ts';
import { update } from '../shared/table/transaction.ts';
import type { Write } from '../shared/write.ts';

/**
 * A write that makes concurrent transactions fail which hold the offers of a business (`countActiveOffers`),
 * for changes that put an offer into more shops, or let it run longer, without a count.
 */
export function raiseOffersRevision(businessId: string): Write {
  return update(keys.businessCounters(businessId), 'ADD offersRevision :one', {
    ...exists,
    values: { ':one': 1 },
  });
}
