import { dayIn } from '#contract/brazil/time-zones.ts';
import { invoiceLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { moneyZone } from '../invoices/days.ts';
import type { InvoiceItem } from '../invoices/invoice.ts';
import { shownInvoice } from '../invoices/shown-invoice.ts';
import type { InvoiceOperations } from '../invoices/targets.ts';
import { inReview } from '../invoices/unpaid-invoices.ts';
import { replaceInvoice } from '../store/invoice-store.ts';
import { findReceiptUpload, replaceReceiptUpload } from '../store/receipt-upload-store.ts';
import { saveSubscription } from '../store/subscription-store.ts';
import type { ReceiptUpload } from './receipt-upload.ts';

/** Maximum receipts per invoice, since staff look at each. */
const mostReceipts = 10;

type ReadyUpload = ReceiptUpload & Required<Pick<ReceiptUpload, 'keptKey' | 'contentType'>>;

/**
 * Returns an upload that may become the receipt of an invoice. Throws UPLOAD_NOT_FOUND if it belongs to another user,
 * business or invoice, IMAGE_NOT_FOUND until its file is checked, and IMAGE_REFUSED.
 */
async function findReady(
  uploadId: string,
  invoice: InvoiceItem,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ReadyUpload> {
  const upload = await findReceiptUpload(uploadId, now);
  const isOwn = upload?.userId === userId && upload.businessId === invoice.businessId;
  const isFree = upload?.invoiceId === undefined || upload.invoiceId === invoice.id;
  if (!upload || !isOwn || !isFree) throw new AppError('UPLOAD_NOT_FOUND');
  if (upload.status === 'refused') throw new AppError('IMAGE_REFUSED');
  const { keptKey, contentType } = upload;
  if (keptKey === undefined || contentType === undefined) throw new AppError('IMAGE_NOT_FOUND');
  return { ...upload, keptKey, contentType };
}

/** Returns the invoice with one more receipt. Throws INVALID_TRANSITION if paid, cancelled, or after ten. */
function withReceipt(
  invoice: InvoiceItem,
  { keptKey: fileKey, contentType }: ReadyUpload,
  now: Date,
): InvoiceItem {
  const status = requireTransition(invoiceLifecycle, invoice.status, 'send-receipt');
  const before = invoice.receipts ?? [];
  if (before.length >= mostReceipts) throw new AppError('INVALID_TRANSITION');
  const { rejectionReason: _, ...rest } = invoice;
  const uploadedAt = now.toISOString();
  return {
    ...rest,
    status,
    receipts: [...before, { fileKey, contentType, uploadedAt }],
    reviewSince: invoice.reviewSince ?? uploadedAt,
    version: invoice.version + 1,
  };
}

/** Sends the proof of a payment, which staff review. During the review, a new receipt replaces it. */
export const sendReceipt: InvoiceOperations['sendReceipt'] = async (request) => {
  const { actor, body, now } = request;
  const { invoice, subscription } = request.invoice;
  const today = dayIn(moneyZone, now);
  const upload = await findReady(body.uploadId, invoice, { userId: actor.userId, now });
  // A retry after a lost answer. If staff refused the receipt meanwhile, it is reviewed again.
  if (invoice.status !== 'open' && invoice.receipts?.at(-1)?.fileKey === upload.keptKey) {
    return ok(shownInvoice(invoice, subscription, today));
  }
  const after = withReceipt(invoice, upload, now);
  // Before the commit: a file kept in vain is better than an invoice without its receipt.
  const { retainReceipt } = await import('./receipt-storage.ts');
  await retainReceipt(upload.keptKey);
  const reviewed = inReview(subscription, invoice.periodStart, today);
  return ok(shownInvoice(after, reviewed, today), [
    replaceInvoice(invoice, after),
    saveSubscription(reviewed),
    replaceReceiptUpload(upload, { ...upload, invoiceId: invoice.id }),
  ]);
};
