import { recordPayment } from '#lambdas/billing/invoices/finish-invoice.ts';
import { numberOf } from '#lambdas/billing/invoices/invoice.ts';
import { findInvoice, parseInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import type { Item } from '#lambdas/platform/table/read.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { itemsOfKind } from '#test/support/memory-table/table.ts';
import { businessIdOf } from './town.ts';

/** Records the payment of an invoice on the first day of its period, without the audit record of the call. */
async function pay(businessId: string, start: string): Promise<void> {
  const invoice = await findInvoice(businessId, start);
  const subscription = await findSubscription(businessId);
  if (!invoice || !subscription) throw new Error(`${businessId} has no invoice of ${start}`);
  const payment = { method: 'PIX', cents: invoice.amountCents, paidOn: start } as const;
  const when = { now: new Date(`${start}T12:00:00Z`), today: start };
  await commit((await recordPayment({ invoice, subscription }, payment, when)).writes);
}

/** Records the payment of all invoices of a period. */
export async function payAll(start: string): Promise<void> {
  const invoices = itemsOfKind('BILLING INVOICE').flatMap((item) => parseInvoice(item) ?? []);
  for (const { businessId, periodStart } of invoices) {
    if (periodStart === start) await pay(businessId, start);
  }
}

/** Returns the mistakes in the invoices of a town: each business has one a month, numbered without gaps. */
export function mistakesIn(
  items: readonly Item[],
  { businesses, months }: { readonly businesses: number; readonly months: number },
): string[] {
  const invoices = items.flatMap((item) => parseInvoice(item) ?? []);
  const byBusiness = Map.groupBy(invoices, ({ businessId }) => businessId);
  return Array.from({ length: businesses }, (_, number) => businessIdOf(number)).flatMap((id) => {
    const ofBusiness = byBusiness.get(id) ?? [];
    const numbers = ofBusiness.map(({ number }) => number);
    const expected = Array.from({ length: months }, (_, index) => numberOf(id, index + 1));
    return String(numbers) === String(expected) ? [] : [`${id} has ${numbers.join() || 'none'}`];
  });
}
