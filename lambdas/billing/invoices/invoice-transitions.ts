import type { PaymentMethod } from '#contract/billing/invoices.ts';
import { invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { InvoiceItem } from './invoice.ts';

/** How and when an invoice was paid. */
export interface Payment {
  readonly method: PaymentMethod;
  readonly cents: number;
  readonly paidOn: string;
}

type Event = 'pay' | 'pay-late' | 'refuse' | 'reopen' | 'cancel';

/** Returns an invoice after an event, without the fields of its previous status. Throws INVALID_TRANSITION. */
function changed(invoice: InvoiceItem, event: Event): InvoiceItem {
  const status = requireTransition(invoiceLifecycle, invoice.status, event);
  const {
    reviewSince: _since,
    rejectionReason: _reason,
    paidOn: _on,
    paidCents: _cents,
    paymentMethod: _method,
    cancellationReason: _cancellation,
    leftOwing: _owing,
    ...rest
  } = invoice;
  return { ...rest, status, version: invoice.version + 1 };
}

export const paid = (invoice: InvoiceItem, { method, cents, paidOn }: Payment): InvoiceItem => ({
  ...changed(invoice, invoice.leftOwing ? 'pay-late' : 'pay'),
  paymentMethod: method,
  paidCents: cents,
  paidOn,
});

export const refusedInvoice = (invoice: InvoiceItem, reason: string): InvoiceItem => ({
  ...changed(invoice, 'refuse'),
  rejectionReason: reason,
});

export const reopenedInvoice = (invoice: InvoiceItem, reason: string): InvoiceItem => ({
  ...changed(invoice, 'reopen'),
  rejectionReason: reason,
});

export const cancelledInvoice = (invoice: InvoiceItem, reason: string): InvoiceItem => ({
  ...changed(invoice, 'cancel'),
  cancellationReason: reason,
});

/** Returns an invoice cancelled because its business left without paying. */
export const leftUnpaid = (invoice: InvoiceItem, reason: string): InvoiceItem => ({
  ...cancelledInvoice(invoice, reason),
  leftOwing: true,
});
