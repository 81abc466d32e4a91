import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const businessCodes = [
  'BUSINESS_APPROVED',
  'BUSINESS_REJECTED',
  'BUSINESS_SUSPENDED',
  'BUSINESS_SUSPENDED_FOR_PAYMENT',
  'BUSINESS_REACTIVATED',
  'REVISION_APPROVED',
  'REVISION_REJECTED',
] as const;

const invoiceCodes = [
  'INVOICE_ISSUED',
  'INVOICE_DUE_SOON',
  'INVOICE_OVERDUE',
  'PAYMENT_REFUSED',
  'PAYMENT_CONFIRMED',
  'PAYMENT_REOPENED',
  'INVOICE_CANCELLED',
] as const;

export const notificationCodes = [...businessCodes, ...invoiceCodes] as const;

const businessEvent = z.object({ code: z.enum(businessCodes), at: z.string() });

const invoiceEvent = z.object({
  code: z.enum(invoiceCodes),
  at: z.string(),
  /** First day of the invoice's period, which identifies it. */
  start: z.string(),
  /** Number of the reminder, 0 for the issue; for a staff decision, the invoice's version after it. */
  step: z.int(),
});

/** An event that a business's owner is told, with its instant as stored. */
export const notifiedEvent = z.discriminatedUnion('code', [businessEvent, invoiceEvent]);

export type NotifiedEvent = z.output<typeof notifiedEvent>;

export type BusinessEvent = z.output<typeof businessEvent>;

export type InvoiceEvent = z.output<typeof invoiceEvent>;
