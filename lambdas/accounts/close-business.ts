import { listInvoiceStarts } from '#lambdas/billing/store/invoice-store.ts';
import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { listOpenCodes } from '#lambdas/claims/store/claim-store.ts';
import { forgetSeller, listTermsOf } from '#lambdas/claims/store/terms.ts';
import { listOfferIds } from '#lambdas/offers/store/list-offers.ts';
import { forEachOf, once, type Steps, twice } from '#lambdas/platform/jobs/steps.ts';
import { listReleasedIdentifiers } from '#lambdas/shops/store/forget-identifiers.ts';
import { listShopIds } from '#lambdas/shops/store/list-shops.ts';
import { listDecidedIds } from '#lambdas/staff/store/audit-store.ts';
import {
  listCountedShops,
  removeNumbers,
  removeNumbersOfShop,
} from '#lambdas/statistics/store/remove-numbers.ts';
import { removeReportsOf } from '#lambdas/statistics/store/remove-reports.ts';
import { removeViews } from '#lambdas/statistics/store/views-store.ts';
import { closeBilling, closeInvoice } from '../billing/close-billing.ts';
import { removeClosedBusiness, removeRevision } from '../businesses/remove-business.ts';
import { cancelWithBusiness } from '../claims/cancel-claims.ts';
import { removeOfferOfClosedBusiness } from '../offers/remove-offer-of-closed-business.ts';
import { closeShop } from '../shops/close-shop.ts';
import { forgetReservation } from '../shops/forget-reservation.ts';
import { forgetDecisionsOn } from './forget-decisions.ts';
import { imageStepsOf } from './image-steps.ts';
import { removeValidatorOfClosedBusiness } from './remove-validator.ts';
import { listValidatorIds, removeListsOfBusiness } from './store/closing-store.ts';

/**
 * Whether a business is closed, or was and is gone: then a job may still have one of its items to do again. Of an
 * open one nothing is removed, even if a job of long ago is repeated. Throws where it is stored but does not parse.
 */
export async function isClosedOrGone(businessId: string): Promise<boolean> {
  const business = await findReadableBusiness(businessId);
  return !business || business.status === 'closed';
}

/** Throws where the lists of a business still have items, each of which failed: they are found by these lists. */
async function requireEmptyLists(businessId: string): Promise<void> {
  const request = { limit: 1, position: undefined };
  const pages = await Promise.all([
    listShopIds(businessId, request),
    listValidatorIds(businessId, request),
    listOfferIds({ businessId }, request),
  ]);
  const [id] = pages.flatMap(({ items }) => items);
  if (id) throw new Error(`The removal of the business ${businessId} waits for that of ${id}`);
}

/**
 * The removal of a closed business. Its pictures go first, then its claims are cancelled; then go its offers, one after the other: the jobs that follow
 * the removal of its shops find none, whose transactions would all check the business and the other shops. Those jobs
 * take followers, counts and rows of the search with them. The record of the business goes last, and not before every
 * item of its lists is removed.
 */
export function closeBusinessSteps(businessId: string, now: Date): Steps {
  const steps: Steps = {
    // Pictures are served by their addresses, whatever the status of the business is.
    ...imageStepsOf(businessId),
    // Before the shops where they could be used, so that their holders are told once.
    claims: forEachOf(
      (request) => listOpenCodes(businessId, request, now),
      (code) => cancelWithBusiness(code, now),
    ),
    offers: forEachOf(
      (request) => listOfferIds({ businessId }, request),
      async (id) => {
        // Before the offer, by which they are found.
        await removeViews(id);
        await removeOfferOfClosedBusiness(businessId, id);
      },
    ),
    shops: forEachOf(
      (request) => listShopIds(businessId, request),
      async (id) => {
        await removeViews(id);
        await closeShop(businessId, id, now);
      },
    ),
    validators: forEachOf(
      (request) => listValidatorIds(businessId, request),
      (id) => removeValidatorOfClosedBusiness(businessId, id, now),
    ),
    identifiers: forEachOf(
      (request) => listReleasedIdentifiers(businessId, request),
      (identifier) => forgetReservation(businessId, identifier),
    ),
    terms: forEachOf((request) => listTermsOf(businessId, request), forgetSeller),
    views: once(() => removeViews(businessId)),
    decisions: forgetDecisionsOn(businessId, now),
    // Their files follow by the table's stream.
    reports: (position) => removeReportsOf(businessId, position),
    invoices: forEachOf(
      (request) => listInvoiceStarts(businessId, request),
      (start) => closeInvoice(businessId, start, now),
    ),
  };
  return twice(steps, {
    // The pending one went with the closing; rejected ones are known by the decision on them.
    revisions: forEachOf(
      (request) => listDecidedIds(businessId, request),
      (id) => removeRevision(businessId, id),
    ),
    billing: once(() => closeBilling(businessId, now)),
    // Two minutes after its claims were cancelled, which is counted until the business is closed.
    'statistics of shops': forEachOf(
      (request) => listCountedShops(businessId, request),
      removeNumbersOfShop,
    ),
    statistics: (position) => removeNumbers(businessId, position),
    emptied: once(() => requireEmptyLists(businessId)),
    lists: (position) => removeListsOfBusiness(businessId, position),
    business: once(() => removeClosedBusiness(businessId)),
  });
}
