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
import { put } from '#lambdas/platform/table/transaction.ts';
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

/** The upload of a picture by its id, read strongly; undefined for one that is over, which DynamoDB may still store. */
export async function findUpload(id: string, now: Date): Promise<UploadItem | undefined> {
  return uploadIn(await getItem(keys.upload(id)), now);
}

/** An upload of either kind by its id, read strongly. */
export async function findAnyUpload(
  id: string,
  now: Date,
): Promise<UploadItem | ReceiptUpload | undefined> {
  const item = await getItem(keys.upload(id));
  return receiptUploadIn(item, now) ?? uploadIn(item, now);
}

/** Writes a new upload, which is kept for as long as its original. */
export function insertUpload(upload: UploadItem): Write {
  const ttl = Math.ceil(uploadEnd(upload).getTime() / 1000);
  return put({ ...keys.upload(upload.id), ...upload, ttl });
}

/** The forms that the owner of a business gets in an hour: enough for twelve offers of ten images each. */
const ofOwners = hourlyCount(keys.uploadsOfHour, 120);

/** Those of a user without a business, who needs one avatar; everyone may sign up. */
const ofOthers = hourlyCount(keys.uploadsOfHour, 20);

/** The count of the forms that a user got in an hour, with the limit that they have. */
export const uploadsOfHour = ({ businessId }: Pick<Actor, 'businessId'>) =>
  businessId === undefined ? ofOthers : ofOwners;
