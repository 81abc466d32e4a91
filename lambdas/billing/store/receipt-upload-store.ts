import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { uploadedDays } from '#contract/billing/receipt-files.ts';
import { uploadRefusals } from '#contract/media/uploads.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put } from '#lambdas/platform/table/transaction.ts';
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

/** The upload of a receipt in an item; undefined for one of a picture, and for one that is over. */
export function receiptUploadIn(item: Item | undefined, now: Date): ReceiptUpload | undefined {
  if (item?.['area'] !== 'receipt') return undefined;
  const upload = parseStored(receiptUpload, item);
  return upload && endOf(upload) > now.getTime() ? upload : undefined;
}

/** The upload of a receipt by its id, read strongly. */
export async function findReceiptUpload(id: string, now: Date): Promise<ReceiptUpload | undefined> {
  return receiptUploadIn(await getItem(keys.upload(id)), now);
}

const itemOf = (upload: ReceiptUpload) => ({
  ...keys.upload(upload.id),
  ...upload,
  ttl: Math.ceil(endOf(upload) / 1000),
});

/** Writes a new upload. */
export const insertReceiptUpload = (upload: ReceiptUpload): Write => put(itemOf(upload));

/** Writes an upload over the one that was read, which must not have changed since. */
export const replaceReceiptUpload = (before: ReceiptUpload, after: ReceiptUpload): Write =>
  put(itemOf(after), attributesAre({ status: before.status, invoiceId: before.invoiceId }));
