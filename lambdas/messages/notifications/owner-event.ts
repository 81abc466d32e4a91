import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** What happens to a business, or to a revision of it, that its owner is told. */
const businessCodes = [
  'BUSINESS_APPROVED',
  'BUSINESS_REJECTED',
  'BUSINESS_SUSPENDED',
  'BUSINESS_SUSPENDED_FOR_PAYMENT',
  'BUSINESS_REACTIVATED',
  'REVISION_APPROVED',
  'REVISION_REJECTED',
] as const;

/** What happens to an invoice that its owner is told. */
const invoiceCodes = [
  'INVOICE_ISSUED',
  'INVOICE_DUE_SOON',
  'INVOICE_OVERDUE',
  'PAYMENT_REFUSED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_REOPENED',
  'INVOICE_CANCELLED',
] as const;

export const ownerEventCodes = [...businessCodes, ...invoiceCodes] as const;

const businessEvent = z.object({ code: z.enum(businessCodes), at: z.string() });

const invoiceEvent = z.object({
  code: z.enum(invoiceCodes),
  at: z.string(),
  /** The first day of the period of the invoice, by which it is found. */
  start: z.string(),
  /** The number of the reminder, 0 for the issue; of what staff decided the version of the invoice since then. */
  step: z.int(),
});

/** What happened that the owner of a business is told, and when (an instant as stored). */
export const ownerEvent = z.discriminatedUnion('code', [businessEvent, invoiceEvent]);

export type OwnerEvent = z.output<typeof ownerEvent>;

export type BusinessEvent = z.output<typeof businessEvent>;

export type InvoiceEvent = z.output<typeof invoiceEvent>;
