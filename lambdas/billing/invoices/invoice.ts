import type { Invoice, StoredInvoiceStatus } from '#contract/billing/invoices.ts';

/** A line of an invoice. */
export interface InvoiceLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly totalCents: number;
}

/** The file of a receipt. */
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

/** An invoice as it is stored. */
export interface InvoiceItem extends AsShown {
  readonly lines: readonly InvoiceLine[];
  readonly amountCents: number;
  readonly status: StoredInvoiceStatus;
  readonly paidCents?: number;
  /** The receipts that were sent, the newest last. */
  readonly receipts?: readonly StoredReceipt[];
  /** The instant since when staff have it to review. */
  readonly reviewSince?: string;
  /** Once the business has left: Unix seconds at which it goes. */
  readonly ttl?: number;
}

/** The letters of a business's ULID by which its invoices are numbered. */
export const billingCodeOf = (businessId: string): string => businessId.slice(-10);

export const numberOf = (businessId: string, count: number): string =>
  `${billingCodeOf(businessId)}-${String(count).padStart(4, '0')}`;

/** The reference of a Pix: the number without its hyphen. */
export const txidOf = ({ number }: Pick<InvoiceItem, 'number'>): string => number.replace('-', '');
