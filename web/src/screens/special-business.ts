import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';

/** Returns whether a business is special: missing, or new with the special size ("talk to us"). */
export function isSpecialBusiness(
  business: Pick<Business, 'previousActive' | 'sizeTypeId'> | undefined,
): boolean {
  if (!business) return true;
  return !business.previousActive && isSpecial(business);
}
