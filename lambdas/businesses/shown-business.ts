import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import type { BusinessItem } from './store/business-store.ts';

/**
 * A business as the API answers it. One of the special size type that has an agreement answers its own id as
 * `previousActive`, so that clients take it for a business as any other; stored, that attribute is of revisions only.
 */
export const shownBusiness = (business: BusinessItem): BusinessItem =>
  isSpecial(business) && business.agreedLimits && business.previousActive === undefined
    ? { ...business, previousActive: business.id }
    : business;
