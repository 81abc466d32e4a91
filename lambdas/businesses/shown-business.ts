import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { BusinessItem } from './store/business-store.ts';

/** Returns a business as the API shows it. `previousActive` makes clients treat a special size as ordinary. */
export const shownBusiness = (business: BusinessItem): BusinessItem =>
  isSpecial(business) && business.agreedLimits && business.previousActive === undefined
    ? { ...business, previousActive: business.id }
    : business;
