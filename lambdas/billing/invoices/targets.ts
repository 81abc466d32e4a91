import type { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { businessSource } from '#lambdas/businesses/targets.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { findInvoice } from '../store/invoice-store.ts';
import { findBusinessesOfCode, findSubscription } from '../store/subscription-store.ts';
import type { BilledInvoice } from './finish-invoice.ts';
import { billingCodeOf, isInvoiceOf, startIn } from './invoice.ts';

/** Returns an invoice by its id, with its subscription. The id encodes business and period. */
async function findBilledInvoice(id: string): Promise<BilledInvoice | undefined> {
  const start = startIn(id);
  if (start === undefined) return undefined;
  const businessIds = await findBusinessesOfCode(billingCodeOf(id));
  const businessId = businessIds.find((one) => isInvoiceOf(id, one));
  if (businessId === undefined) return undefined;
  const [invoice, subscription] = await Promise.all([
    findInvoice(businessId, start),
    findSubscription(businessId),
  ]);
  return invoice && subscription && { invoice, subscription };
}

/** Loads the invoice that a call is about. */
export const invoiceSource = {
  find: findBilledInvoice,
  ownerOf: ({ subscription }) => subscription.userId,
  versionOf: ({ invoice }) => invoice.version,
} satisfies TargetSource<BilledInvoice>;

/** Loads the business and the invoice that a call is about. */
export const targets = { business: businessSource, invoice: invoiceSource };

export type InvoiceOperations = Operations<typeof invoiceRoutes, typeof targets>;
