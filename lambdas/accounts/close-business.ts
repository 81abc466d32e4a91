import { findBusiness } from '../businesses/business-repository.ts';
import { removeClosedBusiness, removeRevision } from '../businesses/remove-business.ts';
import { removeOfferOfClosedBusiness } from '../offers/remove-offer-of-closed-business.ts';
import { listOfferIds } from '../offers/repository/list-offers.ts';
import { closeShop } from '../shops/close-shop.ts';
import { forgetReservation } from '../shops/forget-reservation.ts';
import { listReleasedIdentifiers } from '../shops/repository/forget-identifiers.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import { listDecidedIds } from '../staff/audit-repository.ts';
import { listValidatorIds, removeListsOfBusiness } from './closing-repository.ts';
import { forEachOf, once, type Removal } from './removal-steps.ts';
import { removeValidatorOfClosedBusiness } from './remove-validator.ts';

/** Whether a business is closed and still stored. */
export async function isClosed(businessId: string): Promise<boolean> {
  return (await findBusiness(businessId))?.status === 'closed';
}

/**
 * The removal of a closed business. Its shops go first, and the jobs that follow their removal take their offers,
 * followers, counts and rows of the search with them. The record of the business goes last, since jobs on its
 * offers need it.
 */
export function closeBusinessSteps(businessId: string, now: Date): Removal {
  const first = {
    shops: forEachOf(
      (request) => listShopIds(businessId, request),
      (id) => closeShop(businessId, id, now),
    ),
    validators: forEachOf(
      (request) => listValidatorIds(businessId, request),
      (id) => removeValidatorOfClosedBusiness(businessId, id),
    ),
    identifiers: forEachOf(
      (request) => listReleasedIdentifiers(businessId, request),
      (identifier) => forgetReservation(businessId, identifier),
    ),
  } satisfies Removal['first'];
  return {
    first,
    late: {
      ...first,
      offers: forEachOf(
        (request) => listOfferIds({ businessId }, request),
        (id) => removeOfferOfClosedBusiness(businessId, id),
      ),
      // The pending one went with the closing; rejected ones are known by the decision on them.
      revisions: forEachOf(
        (request) => listDecidedIds(businessId, request),
        (id) => removeRevision(businessId, id),
      ),
      lists: (position) => removeListsOfBusiness(businessId, position),
      business: once(() => removeClosedBusiness(businessId)),
    },
  };
}
