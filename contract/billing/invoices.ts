import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { staffReason } from '../businesses/businesses.ts';
import { dayField } from '../fields/day-field.ts';
import { amount, day, instant, money, version } from '../fields/fields.ts';
import { businessId, invoiceId, uploadId } from '../http/ids.ts';

/** The statuses that are stored; an open invoice is shown as overdue after its due day. */
export const storedInvoiceStatuses = ['open', 'in_review', 'paid', 'cancelled'] as const;

export type StoredInvoiceStatus = (typeof storedInvoiceStatuses)[number];

export const invoiceStatus = z.enum([...storedInvoiceStatuses, 'overdue']);

export type InvoiceStatus = z.output<typeof invoiceStatus>;

export const paymentMethod = z.enum(['PIX', 'TRANSFER']);

export type PaymentMethod = z.output<typeof paymentMethod>;

const receipt = z.object({ contentType: z.string(), uploadedAt: instant });

/** The account that invoices are paid to, where a Pix is not used. */
export const bankDetails = z.object({
  holder: z.string(),
  taxId: z.string(),
  bank: z.string(),
  branch: z.string(),
  account: z.string(),
});

/** Who issues invoices. */
export const invoiceIssuer = z.object({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
});

/** Who is invoiced, as they were called at issue. */
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

/** An invoice of a subscription. Days are those of São Paulo; the period contains its last day. */
export const invoice = z.object({
  id: invoiceId,
  businessId,
  /** The last ten letters of the business's ULID and a count, `7K3MQ9XT2D-0007`. */
  number: z.string(),
  periodStart: day,
  periodEnd: day,
  /** The month of issue, `YYYY-MM`. */
  referenceMonth: z.string(),
  /** The configured price; none where an agreement sets it. */
  subscriptionPriceId: z.exactOptional(z.string()),
  issuer: invoiceIssuer,
  customer: invoiceCustomer,
  items: z.array(invoiceItem),
  amount,
  issueDate: day,
  dueDate: day,
  status: invoiceStatus,
  paymentMethod: z.exactOptional(paymentMethod),
  /** While it can be paid. */
  bankDetails: z.exactOptional(bankDetails),
  /** The text of the Pix QR code, which is also pasted into the app of a bank; while it can be paid. */
  pixPayload: z.exactOptional(z.string()),
  /** The number without its hyphen: the reference of a Pix. */
  pixTxid: z.string(),
  receipt: z.exactOptional(receipt),
  /** While it is overdue or due: the first day on which it suspends the business. */
  suspendsOn: z.exactOptional(day),
  paidOn: z.exactOptional(day),
  paidAmount: z.exactOptional(amount),
  /** Why the last receipt was refused, or the payment taken back. */
  rejectionReason: z.exactOptional(z.string()),
  cancellationReason: z.exactOptional(z.string()),
  /** Cancelled unpaid because its business left: it may still become paid. */
  leftOwing: z.exactOptional(z.literal(true)),
  version,
});

export type Invoice = z.output<typeof invoice>;

/** Which upload is the receipt. */
export const receiptInput = z.strictObject({ uploadId });

const receiptFile = z.object({ url: z.string(), contentType: z.string(), uploadedAt: instant });

/** The file of a receipt, by a link of ten minutes that downloads it; staff also get those that it replaced. */
export const receiptDownload = z.extend(receiptFile, {
  expiresAt: instant,
  former: z.exactOptional(z.array(receiptFile)),
});

export type ReceiptDownload = z.output<typeof receiptDownload>;

/** What staff decide on an invoice. A reason is needed to refuse or reopen, and where less or more was paid. */
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

/** Why staff cancel an invoice; its business reads it. */
export const cancellationInput = z.strictObject({ reason: staffReason });
