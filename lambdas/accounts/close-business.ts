import { listInvoiceStarts } from '#lambdas/billing/store/invoice-store.ts';
import { removeClosedBusiness, removeRevision } from '#lambdas/businesses/closing.ts';
import { findReadableBusiness } from '#lambdas/businesses/store/business-store.ts';
import { cancelWithBusiness } from '#lambdas/claims/end-claim.ts';
import { listOpenCodes } from '#lambdas/claims/store/claim-store.ts';
import { forgetSeller, listTermsOf } from '#lambdas/claims/store/terms.ts';
import { listOfferIds } from '#lambdas/offers/store/find-offers.ts';
import {
  forEachOf,
  type JobSteps,
  singleStep,
  withSecondPass,
} from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { closeShop, forgetReservation } from '#lambdas/shops/close-shop.ts';
import { listReleasedIdentifiers } from '#lambdas/shops/store/identifier-store.ts';
import { listShopIds } from '#lambdas/shops/store/shop-store.ts';
import { listDecidedIds } from '#lambdas/staff/store/audit-store.ts';
import {
  listCountedShops,
  removeNumbers,
  removeNumbersOfShop,
} from '#lambdas/statistics/store/numbers-store.ts';
import { removeReportsOf } from '#lambdas/statistics/store/report-store.ts';
import { removeViews } from '#lambdas/statistics/store/views-store.ts';
import { endUserOf } from '#lambdas/validators/disable-validator.ts';
import {
  findReadableValidator,
  removeValidator,
} from '#lambdas/validators/store/validator-store.ts';
import { closeBilling, closeInvoice } from '../billing/close-billing.ts';
import { removeOfferOfClosedBusiness } from '../offers/remove-offer-of-closed-business.ts';
import { forgetDecisionsOn, imageStepsOf } from './removal-steps.ts';
import { listValidatorIds, removeListsOfBusiness } from './store/removal-store.ts';

/** Removes the record of a closed business's validator, and their user; a job then removes the account. */
export async function removeValidatorOfClosedBusiness(
  businessId: string,
  validatorId: string,
  now: Date,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const record = await findReadableValidator(businessId, validatorId);
    if (!record) return;
    const isDisabled = record.status === 'disabled';
    await commit([...removeValidator(record), ...(isDisabled ? [] : await endUserOf(record, now))]);
  });
}

/** Returns whether a business is closed or gone: a late retry must not remove items of an open one. */
export async function isClosedOrGone(businessId: string): Promise<boolean> {
  const business = await findReadableBusiness(businessId);
  return !business || business.status === 'closed';
}

/** Throws while a business still has listed items: their removal failed, and only these lists lead to them. */
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
 * Returns the steps that remove a closed business. Offers go one by one: the shop jobs then find none, whose
 * transactions would check the business and the other shops. The record goes last, when all lists are empty.
 */
export function closeBusinessSteps(businessId: string, now: Date): JobSteps {
  const steps: JobSteps = {
    // Images are served by address, whatever the status of the business.
    ...imageStepsOf(businessId),
    // Before the shops, so that consumers get one message.
    claims: forEachOf(
      (request) => listOpenCodes(businessId, request, now),
      (code) => cancelWithBusiness(code, now),
    ),
    offers: forEachOf(
      (request) => listOfferIds({ businessId }, request),
      async (id) => {
        // Views are found through the offer.
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
    views: singleStep(() => removeViews(businessId)),
    decisions: forgetDecisionsOn(businessId, now),
    // The table's stream removes their files.
    reports: (position) => removeReportsOf(businessId, position),
    invoices: forEachOf(
      (request) => listInvoiceStarts(businessId, request),
      (start) => closeInvoice(businessId, start, now),
    ),
  };
  return withSecondPass(steps, {
    // Closing removed the pending revision; rejected revisions are found through the decisions on them.
    revisions: forEachOf(
      (request) => listDecidedIds(businessId, request),
      (id) => removeRevision(businessId, id),
    ),
    billing: singleStep(() => closeBilling(businessId, now)),
    // In the second round: counts that began before the business was closed may arrive until then.
    'statistics of shops': forEachOf(
      (request) => listCountedShops(businessId, request),
      removeNumbersOfShop,
    ),
    statistics: (position) => removeNumbers(businessId, position),
    emptied: singleStep(() => requireEmptyLists(businessId)),
    lists: (position) => removeListsOfBusiness(businessId, position),
    business: singleStep(() => removeClosedBusiness(businessId)),
  });
}
