import { agreement } from '#contract/billing/agreements.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { invoiceRecord } from '#lambdas/billing/invoices/invoice-record.ts';
import { invoicesOf, parseInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** Returns how a business is billed; undefined if it never was. */
export async function findSubscriptionRecord(businessId: string): Promise<object | undefined> {
  const subscription = await findSubscription(businessId);
  if (!subscription) return undefined;
  const { billingCycle, nextBillingCycle, nextStart, invoicedThrough, unpaid } = subscription;
  return { billingCycle, nextBillingCycle, nextStart, invoicedThrough, unpaid };
}

/** Returns the agreements with a business, oldest first. */
export function agreementsOf(businessId: string, after?: string): ExportedPages {
  const { PK, SK } = keys.agreement(businessId, '');
  return exportedPagesOf(rowsBeginningWith(PK, SK), after, (rows) =>
    rows.map((row) => parseStored(agreement, row)),
  );
}

/** Returns the invoices of a business as the API shows them, oldest first. */
export const exportedInvoicesOf = (businessId: string, now: Date, after?: string): ExportedPages =>
  exportedPagesOf(invoicesOf(businessId), after, async (rows) => {
    const { unpaid = [] } = (await findSubscription(businessId)) ?? {};
    const today = dayIn(moneyZone, now);
    return rows.map((row) => {
      const invoice = parseInvoice(row);
      return invoice && invoiceRecord(invoice, { unpaid }, today);
    });
  });
