import { isUnfinished } from '#lambdas/media/processing/is-unfinished.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReceiptUpload, replaceReceiptUpload } from '../store/receipt-upload-store.ts';
import { makeReceipt } from './make-receipt.ts';
import { keptReceiptKey, receiptUploadIdIn } from './receipt-files.ts';
import type { ReceiptUpload } from './receipt-upload.ts';
import { keepFile, readUploaded, removeUploaded } from './stored-files.ts';

type Outcome = Pick<ReceiptUpload, 'status' | 'reasonCode' | 'keptKey' | 'contentType'>;

/** Runs after which a picture is refused for which the library had too little time or memory each time. */
const mostRuns = 3;

/** The file that is kept, or why none is. Throws the error of a run that did not end, unless it was the last one. */
async function madeOf({ declaredType, runsCount = 0 }: ReceiptUpload, file: Buffer) {
  try {
    return await makeReceipt(file, declaredType);
  } catch (error) {
    if (!isUnfinished(error) || runsCount < mostRuns) throw error;
    logger.warn('receipt given up', { error: error as Error, bytes: file.length });
    return { reasonCode: 'BROKEN' } as const;
  }
}

/** What becomes of a file; a receipt is kept before its upload says so. */
async function outcomeOf(upload: ReceiptUpload, file: Buffer): Promise<Outcome> {
  const made = await madeOf(upload, file);
  if ('reasonCode' in made) return { status: 'refused', reasonCode: made.reasonCode };
  const { businessId, id: uploadId } = upload;
  const key = keptReceiptKey({ businessId, uploadId }, made.extension);
  await keepFile(key, made.bytes, made.contentType);
  return { status: 'ready', keptKey: key, contentType: made.contentType };
}

/**
 * Makes the receipt of an uploaded file, by its key, or records why it is refused; the file itself goes. Of two files that
 * were sent by one form the first one that is taken counts. A second run changes nothing. Throws WriteConflict after six
 * attempts, and where the library had too little time or memory, but for the third time.
 */
export async function processReceipt(fileKey: string, now: Date): Promise<void> {
  const id = receiptUploadIdIn(fileKey);
  if (id === undefined) return logger.warn('not the key of a receipt', { fileKey });
  await retryOnConflict(async (commit) => {
    const upload = await findReceiptUpload(id, now);
    if (upload?.fileKey !== fileKey || upload.status !== 'pending') return;
    const file = await readUploaded(fileKey);
    if (!file) return;
    // Counted before the file is decoded, since a run may end with its Lambda.
    const begun = { ...upload, runsCount: (upload.runsCount ?? 0) + 1 };
    await commit([replaceReceiptUpload(upload, begun)]);
    const { runsCount: _, ...rest } = begun;
    await commit([replaceReceiptUpload(begun, { ...rest, ...(await outcomeOf(begun, file)) })]);
  });
  await removeUploaded(fileKey);
}
