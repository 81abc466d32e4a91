import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import type { Bill } from './find-bill.ts';
import type { BusinessEvent, InvoiceEvent } from './notified-event.ts';

export interface EventRecords {
  /** The business or revision that was decided on, and the live business. */
  readonly decided: Business;
  readonly live: Business & { readonly revisionId?: string };
}

type Rule<Records, Event> = (records: Records, event: Event) => boolean;
type BusinessRule = Rule<EventRecords, BusinessEvent>;
type InvoiceRule = Rule<Bill, InvoiceEvent>;

const isActive: BusinessRule = ({ live }) => live.status === 'active';

// Whoever has started another revision has seen the rejection.
const isRejected: BusinessRule = ({ decided, live }) =>
  decided.status === 'rejected' && (decided.id === live.id || live.revisionId === undefined);

const ruleOfBusiness: Readonly<Record<BusinessEvent['code'], BusinessRule>> = {
  BUSINESS_APPROVED: isActive,
  BUSINESS_REJECTED: isRejected,
  BUSINESS_SUSPENDED: ({ live }) => suspensionsOf(live).includes('staff'),
  BUSINESS_SUSPENDED_FOR_PAYMENT: ({ live }) => suspensionsOf(live).includes('payment'),
  BUSINESS_REACTIVATED: isActive,
  // A later approval is an event of its own.
  REVISION_APPROVED: ({ live }, { at }) => live.approvedAt === at,
  REVISION_REJECTED: isRejected,
};

/** Whether the invoice has this status and no later reminder was due. */
const waitsFor =
  (status: InvoiceStatus): InvoiceRule =>
  (bill, { step }) =>
    bill.status === status && bill.reminder === step;

/** Whether the invoice has not changed since. */
const isNewest: InvoiceRule = ({ invoice }, { step }) => invoice.version === step;

const ruleOfInvoice: Readonly<Record<InvoiceEvent['code'], InvoiceRule>> = {
  INVOICE_ISSUED: waitsFor('open'),
  INVOICE_DUE_SOON: waitsFor('open'),
  // A suspension is told separately.
  INVOICE_OVERDUE: (bill, event) =>
    waitsFor('overdue')(bill, event) && bill.suspendsOn !== undefined,
  PAYMENT_REFUSED: isNewest,
  PAYMENT_CONFIRMED: isNewest,
  PAYMENT_REOPENED: isNewest,
  INVOICE_CANCELLED: isNewest,
};

/** Returns whether an event of a business or a revision still holds. */
export const isTrueOfBusiness: BusinessRule = (records, event) =>
  ruleOfBusiness[event.code](records, event);

/** Returns whether an event of an invoice still holds. */
export const isTrueOfInvoice: InvoiceRule = (bill, event) => ruleOfInvoice[event.code](bill, event);
