import { transact } from '#lambdas/shared/transact.ts';
import {
  countShopsOfBusiness,
  findShopsCount,
  setShopsCount,
} from '#lambdas/shops/repository/shops-count.ts';

/**
 * Compares the number of a business's shops with its list and sets it right. Returns whether it was wrong.
 * The stored number is read first, so a shop that is opened meanwhile makes the write fail and run again.
 */
export function recountShops(businessId: string): Promise<boolean> {
  return transact(async (commit) => {
    const stored = await findShopsCount(businessId);
    const counted = await countShopsOfBusiness(businessId);
    if (stored === counted) return false;
    await commit([setShopsCount(businessId, stored, counted)]);
    return true;
  });
}
