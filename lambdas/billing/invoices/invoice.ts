import { decodeTime, encodeTime } from 'ulid';
import type { Invoice, StoredInvoiceStatus } from '#contract/billing/invoices.ts';
import { idPrefixes } from '#contract/http/id-format.ts';

export interface InvoiceLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

export interface StoredReceipt {
  readonly fileKey: string;
  readonly contentType: string;
  readonly uploadedAt: string;
}

type AsShown = Pick<
  Invoice,
  | 'id'
  | 'businessId'
  | 'number'
  | 'periodStart'
  | 'periodEnd'
  | 'subscriptionPriceId'
  | 'issuer'
  | 'customer'
  | 'issueDate'
  | 'dueDate'
  | 'paymentMethod'
  | 'paidOn'
  | 'rejectionReason'
  | 'cancellationReason'
  | 'leftOwing'
  | 'version'
>;

export interface InvoiceItem extends AsShown {
  readonly lines: readonly InvoiceLine[];
  readonly amountCents: number;
  readonly status: StoredInvoiceStatus;
  readonly paidCents?: number;
  /** Receipts sent so far, newest last. */
  readonly receipts?: readonly StoredReceipt[];
  /** When the review by staff began. */
  readonly reviewSince?: string;
  /** Expiry in Unix seconds, set once the business has left. */
  readonly ttl?: number;
}

/** Returns the part of a business's ULID that begins its invoice numbers. */
export const billingCodeOf = (businessId: string): string => businessId.slice(-10);

export const numberOf = (businessId: string, count: number): string =>
  `${billingCodeOf(businessId)}-${String(count).padStart(4, '0')}`;

/** Returns the Pix reference (txid): the invoice number without its hyphen. */
export const txidOf = ({ number }: Pick<InvoiceItem, 'number'>): string => number.replace('-', '');

/** Length of a ULID's random part. */
const randomLength = 16;

/**
 * Returns the id of an invoice: a ULID from the first day of its period and the random part of the business id. A
 * repeated issue makes the same id, and the id leads to the invoice without an index.
 */
export const invoiceIdOf = (businessId: string, start: string): string =>
  `${idPrefixes.invoice}_${encodeTime(Date.parse(start))}${businessId.slice(-randomLength)}`;

/** Matches a ULID whose time exceeds 48 bits, which the library cannot decode. */
const tooLate = /^[^0-7]/;

/** Returns the first day of the period from an invoice id; undefined if its time is not a whole day. */
export function startIn(invoiceId: string): string | undefined {
  if (tooLate.test(invoiceId.slice(-26))) return undefined;
  const instant = new Date(decodeTime(invoiceId.slice(-26))).toISOString();
  return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : undefined;
}

/** Returns whether an invoice id belongs to a business. */
export const isInvoiceOf = (invoiceId: string, businessId: string): boolean =>
  invoiceId.slice(-randomLength) === businessId.slice(-randomLength);
