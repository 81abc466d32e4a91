import { agreementOn } from '#contract/billing/price-rules.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { BusinessItem } from '../store/business-store.ts';
import { findSizeUse } from '../store/size-use-store.ts';
import { limitsOn } from './size-types.ts';

/** Returns whether the limits of a business still have to be agreed on. */
function isUnagreed(business: BusinessItem, now: Date): boolean {
  const { agreedLimits = [] } = business;
  return isSpecial(business) && !agreementOn(agreedLimits, dayIn('America/Sao_Paulo', now));
}

/**
 * Refuses a smaller size that the shops or validators of a business exceed. Returns the check that both are unchanged,
 * for the transaction of the change. A special size without an agreement has no limits yet, or nobody could ask for it.
 * Throws LIMIT_OF_SIZE_TYPE_REACHED.
 */
export async function requireRoomInSize(
  before: BusinessItem,
  after: BusinessItem,
  now: Date,
): Promise<Write[]> {
  if (before.sizeTypeId === after.sizeTypeId || isUnagreed(after, now)) return [];
  const limits = limitsOn(after, now);
  const former = isUnagreed(before, now) ? undefined : limitsOn(before, now);
  const isSmaller = (name: 'maxShops' | 'maxValidatorsPerShop') =>
    !former || limits[name] < former[name];
  if (!isSmaller('maxShops') && !isSmaller('maxValidatorsPerShop')) return [];
  const { shopsCount, mostValidators, checkUnchanged } = await findSizeUse(before.id);
  const exceeds =
    (isSmaller('maxShops') && shopsCount > limits.maxShops) ||
    (isSmaller('maxValidatorsPerShop') && mostValidators > limits.maxValidatorsPerShop);
  if (exceeds) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return [checkUnchanged];
}
