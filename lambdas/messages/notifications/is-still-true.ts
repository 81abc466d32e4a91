import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import type { Bill } from './find-bill.ts';
import type { BusinessEvent, InvoiceEvent } from './owner-event.ts';

/** The records of a business that an event is about. */
export interface EventRecords {
  /** The business or revision that was decided on, and the business itself. */
  readonly decided: Business;
  readonly live: Business & { readonly revisionId?: string };
}

type Rule<Records, Event> = (records: Records, event: Event) => boolean;
type BusinessRule = Rule<EventRecords, BusinessEvent>;
type InvoiceRule = Rule<Bill, InvoiceEvent>;

const isActive: BusinessRule = ({ live }) => live.status === 'active';

// Who has started another revision has seen that the last one was rejected.
const isRejected: BusinessRule = ({ decided, live }) =>
  decided.status === 'rejected' && (decided.id === live.id || live.revisionId === undefined);

const ruleOfBusiness: Readonly<Record<BusinessEvent['code'], BusinessRule>> = {
  BUSINESS_APPROVED: isActive,
  BUSINESS_REJECTED: isRejected,
  BUSINESS_SUSPENDED: ({ live }) => suspensionsOf(live).includes('staff'),
  BUSINESS_SUSPENDED_FOR_PAYMENT: ({ live }) => suspensionsOf(live).includes('payment'),
  BUSINESS_REACTIVATED: isActive,
  // The next approval is an event of its own.
  REVISION_APPROVED: ({ live }, { at }) => live.approvedAt === at,
  REVISION_REJECTED: isRejected,
};

/** Whether no other reminder was due since, and nothing was paid or sent for review. */
const waitsFor =
  (status: InvoiceStatus): InvoiceRule =>
  (bill, { step }) =>
    bill.status === status && bill.reminder === step;

/** Whether nothing happened to the invoice since. */
const isNewest: InvoiceRule = ({ invoice }, { step }) => invoice.version === step;

const ruleOfInvoice: Readonly<Record<InvoiceEvent['code'], InvoiceRule>> = {
  INVOICE_ISSUED: waitsFor('open'),
  INVOICE_DUE_SOON: waitsFor('open'),
  // Once the business is suspended, that was told.
  INVOICE_OVERDUE: (bill, event) =>
    waitsFor('overdue')(bill, event) && bill.suspendsOn !== undefined,
  PAYMENT_REFUSED: isNewest,
  PAYMENT_CONFIRMED: isNewest,
  PAYMENT_REOPENED: isNewest,
  INVOICE_CANCELLED: isNewest,
};

/** Whether what is told about an event of a business or a revision is still so. */
export const isTrueOfBusiness: BusinessRule = (records, event) =>
  ruleOfBusiness[event.code](records, event);

/** Whether what is told about an event of an invoice is still so. */
export const isTrueOfInvoice: InvoiceRule = (bill, event) => ruleOfInvoice[event.code](bill, event);
