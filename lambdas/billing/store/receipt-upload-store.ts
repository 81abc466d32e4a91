import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { uploadedDays } from '#contract/billing/receipt-files.ts';
import { uploadRefusals } from '#contract/media/uploads.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { ReceiptUpload } from '../receipts/receipt-upload.ts';

const receiptUpload = z.object({
  area: z.literal('receipt'),
  id: z.string(),
  userId: z.string(),
  businessId: z.string(),
  declaredType: z.string(),
  fileKey: z.string(),
  status: z.enum(['pending', 'ready', 'refused']),
  reasonCode: z.exactOptional(z.enum(uploadRefusals)),
  runsCount: z.exactOptional(z.int()),
  keptKey: z.exactOptional(z.string()),
  contentType: z.exactOptional(z.string()),
  invoiceId: z.exactOptional(z.string()),
  createdAt: z.string(),
});

const endOf = ({ createdAt }: ReceiptUpload) =>
  Date.parse(createdAt) + uploadedDays * 24 * 60 * 60 * 1000;

/** Parses the upload of a receipt; undefined for the upload of a photo, and for an expired one. */
export function receiptUploadIn(item: Item | undefined, now: Date): ReceiptUpload | undefined {
  if (item?.['area'] !== 'receipt') return undefined;
  const upload = parseStored(receiptUpload, item);
  return upload && endOf(upload) > now.getTime() ? upload : undefined;
}

/** Returns the upload of a receipt, read strongly. */
export async function findReceiptUpload(id: string, now: Date): Promise<ReceiptUpload | undefined> {
  return receiptUploadIn(await getItem(keys.upload(id)), now);
}

const itemOf = (upload: ReceiptUpload) => ({
  ...keys.upload(upload.id),
  ...upload,
  ttl: Math.ceil(endOf(upload) / 1000),
});

/** Inserts an upload. */
export const insertReceiptUpload = (upload: ReceiptUpload): Write => putNew(itemOf(upload));

/** Replaces an upload. Fails if its status or invoice changed since it was read. */
export const replaceReceiptUpload = (before: ReceiptUpload, after: ReceiptUpload): Write =>
  put(itemOf(after), attributesAre({ status: before.status, invoiceId: before.invoiceId }));
