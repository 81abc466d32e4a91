import { isSpecial } from '#contract/size-type-ids.ts';
import type { BusinessItem } from './business-repository.ts';

/**
 * Returns a business as the API shows it. A special-size business with an agreement shows its own id as
 * `previousActive`, so that clients treat it as an ordinary business.
 */
export const shownBusiness = (business: BusinessItem): BusinessItem =>
  isSpecial(business) && business.agreedLimits && business.previousActive === undefined
    ? { ...business, previousActive: business.id }
    : business;
