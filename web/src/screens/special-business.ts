import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';

/** A business is special when none is loaded, or when it is new and of the size "talk to us". */
export function isSpecialBusiness(
  business: Pick<Business, 'previousActive' | 'sizeTypeId'> | undefined,
): boolean {
  if (!business) return true;
  return !business.previousActive && isSpecial(business);
}
