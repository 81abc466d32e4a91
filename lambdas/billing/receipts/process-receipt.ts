import { isUnfinished } from '#lambdas/media/processing/is-unfinished.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReceiptUpload, replaceReceiptUpload } from '../store/receipt-upload-store.ts';
import { makeReceipt } from './make-receipt.ts';
import { receiptUploadIdIn, storedReceiptKey } from './receipt-files.ts';
import { readUploaded, removeUploaded, storeUnsentReceipt } from './receipt-storage.ts';
import type { ReceiptUpload } from './receipt-upload.ts';

type Outcome = Pick<ReceiptUpload, 'status' | 'reasonCode' | 'keptKey' | 'contentType'>;

/** Number of failed runs (timeout or memory) after which a receipt is refused. */
const mostRuns = 3;

/** Makes the receipt or returns its refusal. Rethrows the error of an unfinished run, except for the last one. */
async function madeOf({ declaredType, runsCount = 0 }: ReceiptUpload, file: Buffer) {
  try {
    return await makeReceipt(file, declaredType);
  } catch (error) {
    if (!isUnfinished(error) || runsCount < mostRuns) throw error;
    logger.warn('receipt given up', { error: error as Error, bytes: file.length });
    return { reasonCode: 'BROKEN' } as const;
  }
}

/** Returns the result of a file. The receipt is stored before its upload becomes ready. */
async function outcomeOf(upload: ReceiptUpload, file: Buffer): Promise<Outcome> {
  const made = await madeOf(upload, file);
  if ('reasonCode' in made) return { status: 'refused', reasonCode: made.reasonCode };
  const { businessId, id: uploadId } = upload;
  const key = storedReceiptKey({ businessId, uploadId }, made.extension);
  await storeUnsentReceipt(key, made.bytes, made.contentType);
  return { status: 'ready', keptKey: key, contentType: made.contentType };
}

/** Makes the receipt of an uploaded file or records its refusal, then removes the file. */
export async function processReceipt(fileKey: string, now: Date): Promise<void> {
  const id = receiptUploadIdIn(fileKey);
  if (id === undefined) return logger.warn('not the key of a receipt', { fileKey });
  await retryOnConflict(async (commit) => {
    const upload = await findReceiptUpload(id, now);
    if (upload?.fileKey !== fileKey || upload.status !== 'pending') return;
    const file = await readUploaded(fileKey);
    if (!file) return;
    // Counted before decoding, since a run may end with its Lambda.
    const begun = { ...upload, runsCount: (upload.runsCount ?? 0) + 1 };
    await commit([replaceReceiptUpload(upload, begun)]);
    const { runsCount: _, ...rest } = begun;
    await commit([replaceReceiptUpload(begun, { ...rest, ...(await outcomeOf(begun, file)) })]);
  });
  await removeUploaded(fileKey);
}
