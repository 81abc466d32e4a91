import { billingCodeOf } from '../billing/invoice.ts';
import { isInvoiceOf, startIn } from '../billing/invoice-id.ts';
import { findInvoice } from '../billing/repository/invoice-repository.ts';
import {
  findBusinessesOfCode,
  findSubscription,
} from '../billing/repository/subscription-repository.ts';
import type { BilledInvoice } from '../billing/settle-invoice.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';

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
} satisfies SubjectSource<BilledInvoice>;
