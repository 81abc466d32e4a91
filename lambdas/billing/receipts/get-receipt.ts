import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { InvoiceItem, StoredReceipt } from '../invoices/invoice.ts';
import type { InvoiceOperations } from '../invoices/targets.ts';

const extensionOf = ({ contentType }: StoredReceipt) =>
  contentType === 'application/pdf' ? 'pdf' : 'jpg';

interface LinkRequest {
  /** Whether to link to the shown files, too. */
  readonly isShown: boolean;
  readonly now: Date;
}

/** Returns links to receipts, each with a file name. */
async function linksTo(
  { number }: InvoiceItem,
  receipts: readonly StoredReceipt[],
  { isShown, now }: LinkRequest,
) {
  const { signReceiptLink } = await import('./receipt-link.ts');
  return Promise.all(
    receipts.map(async (receipt) => {
      const { contentType, uploadedAt } = receipt;
      const fileName = `comprovante-${number}.${extensionOf(receipt)}`;
      const sign = (disposition: 'attachment' | 'inline') =>
        signReceiptLink(receipt, { fileName, disposition }, now);
      const viewUrl = isShown && (await sign('inline'));
      const url = await sign('attachment');
      return { url, ...(viewUrl && { viewUrl }), contentType, uploadedAt };
    }),
  );
}

/** Returns links to the newest receipt of an invoice; staff also get the earlier receipts, and links that show them. */
export const getReceipt: InvoiceOperations['getReceipt'] = async (request) => {
  const { actor, now } = request;
  const { invoice } = request.invoice;
  const receipts = invoice.receipts ?? [];
  const isStaff = actor.role === 'staff';
  const wanted = isStaff ? receipts : receipts.slice(-1);
  const links = await linksTo(invoice, wanted, { isShown: isStaff, now });
  const newest = links.at(-1);
  if (!newest) throw new AppError('RECEIPT_NOT_FOUND');
  const { receiptLinkSeconds } = await import('./receipt-link.ts');
  const expiresAt = new Date(now.getTime() + receiptLinkSeconds * 1000).toISOString();
  const former = links.slice(0, -1);
  return ok({ ...newest, expiresAt, ...(former.length > 0 && { former }) });
};
