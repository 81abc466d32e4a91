import type { Invoice, StoredInvoiceStatus } from '#contract/billing/invoices.ts';

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
