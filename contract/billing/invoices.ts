import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { staffReason } from '../businesses/businesses.ts';
import { dayField } from '../fields/day-field.ts';
import { amount, day, instant, money, version } from '../fields/fields.ts';
import { businessId, invoiceId, uploadId } from '../http/ids.ts';

/** Stored statuses; an open invoice is shown as overdue after its due day. */
export const storedInvoiceStatuses = ['open', 'in_review', 'paid', 'cancelled'] as const;

export type StoredInvoiceStatus = (typeof storedInvoiceStatuses)[number];

export const invoiceStatus = z.enum([...storedInvoiceStatuses, 'overdue']);

export type InvoiceStatus = z.output<typeof invoiceStatus>;

export const paymentMethod = z.enum(['PIX', 'TRANSFER']);

export type PaymentMethod = z.output<typeof paymentMethod>;

const receipt = z.object({ contentType: z.string(), uploadedAt: instant });

/** The account for payments without Pix. */
export const bankDetails = z.object({
  holder: z.string(),
  taxId: z.string(),
  bank: z.string(),
  branch: z.string(),
  account: z.string(),
});

export const invoiceIssuer = z.object({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
});

/** The customer's names and tax id at the time of issue. */
const invoiceCustomer = z.object({
  name: z.string(),
  legalName: z.exactOptional(z.string()),
  taxId: z.string(),
});

const invoiceItem = z.object({
  /** In Portuguese: it is part of the document. */
  description: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  total: amount,
});

/** An invoice of a subscription. Days are São Paulo days; the period includes its last day. */
export const invoice = z.object({
  id: invoiceId,
  businessId,
  /** The last ten letters of the business's ULID and a counter, `7K3MQ9XT2D-0007`. */
  number: z.string(),
  periodStart: day,
  periodEnd: day,
  /** Month of issue, `YYYY-MM`. */
  referenceMonth: z.string(),
  /** The configured price; absent where an agreement sets it. */
  subscriptionPriceId: z.exactOptional(z.string()),
  issuer: invoiceIssuer,
  customer: invoiceCustomer,
  items: z.array(invoiceItem),
  amount,
  issueDate: day,
  dueDate: day,
  status: invoiceStatus,
  paymentMethod: z.exactOptional(paymentMethod),
  /** Only while the invoice can be paid. */
  bankDetails: z.exactOptional(bankDetails),
  /** Text of the Pix QR code, also used for "copia e cola"; only while the invoice can be paid. */
  pixPayload: z.exactOptional(z.string()),
  /** The number without its hyphen: the reference of a Pix. */
  pixTxid: z.string(),
  receipt: z.exactOptional(receipt),
  /** While it is due or overdue: first day on which it suspends the business. */
  suspendsOn: z.exactOptional(day),
  paidOn: z.exactOptional(day),
  paidAmount: z.exactOptional(amount),
  /** Why the last receipt was refused, or the payment reversed. */
  rejectionReason: z.exactOptional(z.string()),
  cancellationReason: z.exactOptional(z.string()),
  /** Cancelled unpaid because its business left: it may still become paid. */
  leftOwing: z.exactOptional(z.literal(true)),
  version,
});

export type Invoice = z.output<typeof invoice>;

export const receiptInput = z.strictObject({ uploadId });

const receiptFile = z.object({
  url: z.string(),
  /** Link that shows the file instead of downloading it; only for staff. */
  viewUrl: z.exactOptional(z.string()),
  contentType: z.string(),
  uploadedAt: instant,
});

/** Link of ten minutes that downloads the receipt; staff also get the receipts that it replaced. */
export const receiptDownload = z.extend(receiptFile, {
  expiresAt: instant,
  former: z.exactOptional(z.array(receiptFile)),
});

export type ReceiptDownload = z.output<typeof receiptDownload>;

/** A staff decision on an invoice. A reason is needed to refuse or reopen, and for a different amount. */
export const invoiceDecisionInput = z
  .strictObject({
    decision: z.enum(['paid', 'refused', 'reopened']),
    paymentMethod: z.exactOptional(paymentMethod),
    /** By default the amount of the invoice. */
    paidAmount: z.exactOptional(money),
    /** By default today; neither in the future nor before the issue. */
    paidOn: z.exactOptional(dayField),
    reason: z.exactOptional(staffReason),
  })
  .check(
    z.refine((input) => input.decision === 'paid' || input.reason !== undefined, {
      error: 'REQUIRED',
      path: ['reason'],
    }),
    z.refine((input) => input.decision !== 'paid' || input.paymentMethod !== undefined, {
      error: 'REQUIRED',
      path: ['paymentMethod'],
    }),
  );

export type InvoiceDecisionInput = z.output<typeof invoiceDecisionInput>;

export const cancellationInput = z.strictObject({ reason: staffReason });
