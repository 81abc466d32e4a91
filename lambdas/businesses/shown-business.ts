import { isSpecial } from '#contract/size-type-ids.ts';
import type { BusinessItem } from './business-repository.ts';

/** Returns a business as the API shows it. `previousActive` makes clients treat a special size as ordinary. */
export const shownBusiness = (business: BusinessItem): BusinessItem =>
  isSpecial(business) && business.agreedLimits && business.previousActive === undefined
    ? { ...business, previousActive: business.id }
    : business;
