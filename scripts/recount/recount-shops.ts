import { findBusinessCounters } from '#lambdas/businesses/business-counters-repository.ts';
import { transact } from '#lambdas/shared/transact.ts';
import { countShopsOfBusiness, setShopsCount } from '#lambdas/shops/repository/shops-count.ts';

/**
 * Compares the number of a business's shops with its list and sets it right. Returns whether it was wrong.
 * The stored number is read first, so a shop that is opened meanwhile makes the write fail and run again.
 */
export function recountShops(businessId: string): Promise<boolean> {
  return transact(async (commit) => {
    const { shopsCount } = await findBusinessCounters(businessId);
    const counted = await countShopsOfBusiness(businessId);
    if (shopsCount === counted) return false;
    await commit([setShopsCount(businessId, shopsCount, counted)]);
    return true;
  });
}
