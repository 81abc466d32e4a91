import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { uploadId, userId } from '#contract/http/ids.ts';
import type { ReceiptUpload } from '#lambdas/billing/receipts/receipt-upload.ts';
import { receiptUploadIn } from '#lambdas/billing/store/receipt-upload-store.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { hourlyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type UploadItem, uploadEnd } from '../uploads/upload.ts';

const uploadItem = z.object({
  id: uploadId,
  userId,
  fileKey: z.string(),
  imageKey: z.string(),
  createdAt: instant,
});

function uploadIn(item: Item | undefined, now: Date): UploadItem | undefined {
  if (item?.['area'] === 'receipt') return undefined;
  const upload = parseStored(uploadItem, item);
  return upload && uploadEnd(upload) > now ? upload : undefined;
}

/** Returns the upload of a photo, read strongly; undefined if it has expired. */
export async function findUpload(id: string, now: Date): Promise<UploadItem | undefined> {
  return uploadIn(await getItem(keys.upload(id)), now);
}

/** Returns the upload of a photo or a receipt, read strongly. */
export async function findAnyUpload(
  id: string,
  now: Date,
): Promise<UploadItem | ReceiptUpload | undefined> {
  const item = await getItem(keys.upload(id));
  return receiptUploadIn(item, now) ?? uploadIn(item, now);
}

/** Inserts an upload, which expires with its original. */
export function insertUpload(upload: UploadItem): Write {
  const ttl = Math.ceil(uploadEnd(upload).getTime() / 1000);
  return putNew({ ...keys.upload(upload.id), ...upload, ttl });
}

/** Upload forms per hour for an owner: enough for twelve offers with ten images each. */
const ofOwners = hourlyCount(keys.uploadsOfHour, 120);

/** Upload forms per hour for a user without a business, who needs one avatar. */
const ofOthers = hourlyCount(keys.uploadsOfHour, 20);

/** Returns the hourly counter of a user's upload forms, with its limit. */
export const uploadsOfHour = ({ businessId }: Pick<Actor, 'businessId'>) =>
  businessId === undefined ? ofOthers : ofOwners;
