import { isPdf } from '#contract/billing/receipt-files.ts';
import type { UploadRefusal } from '#contract/media/uploads.ts';
import { decodePicture } from '#lambdas/media/processing/decode-picture.ts';
import { pictureFormat } from '#lambdas/media/processing/picture-format.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { isUnfinished, Refused } from '#lambdas/media/processing/refused.ts';
import { openPixels } from '#lambdas/media/processing/safe-sharp.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReceiptUpload, replaceReceiptUpload } from '../store/receipt-upload-store.ts';
import { readUploaded, removeUploaded, storeUnsentReceipt } from './receipt-storage.ts';
import { type ReceiptUpload, receiptUploadIdIn, storedReceiptKey } from './receipt-upload.ts';

/** The kept file of a receipt. */
interface MadeReceipt {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'application/pdf';
  readonly extension: 'jpg' | 'pdf';
}

/** Returns a PDF unchanged: it is never parsed, and only downloaded. Throws Refused for other files. */
function madeOfPdf(file: Buffer): MadeReceipt {
  if (!isPdf(file)) throw new Refused('NOT_A_PDF');
  return { bytes: file, contentType: 'application/pdf', extension: 'pdf' };
}

/** Makes a JPEG from the pixels of a photo. Throws Refused if it is not of its declared type. */
async function madeOfPicture(file: Buffer, declaredType: string): Promise<MadeReceipt> {
  if (`image/${pictureFormat(file)}` !== declaredType) throw new Refused('NOT_A_PICTURE');
  const pixels = await decodePicture(await readPicture(file));
  // A JPEG has no opacity: transparent parts become white, as on paper.
  const bytes = await openPixels(pixels).flatten({ background: '#fff' }).jpeg().toBuffer();
  return { bytes, contentType: 'image/jpeg', extension: 'jpg' };
}

/** Makes the receipt of an uploaded file, or returns why it is refused. Throws if time or memory ran out. */
export async function makeReceipt(
  file: Buffer,
  declaredType: string,
): Promise<MadeReceipt | { readonly reasonCode: UploadRefusal }> {
  try {
    return declaredType === 'application/pdf'
      ? madeOfPdf(file)
      : await madeOfPicture(file, declaredType);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { reasonCode: error.reasonCode };
  }
}

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

/**
 * Makes the receipt of an uploaded file or records its refusal, then removes the file. Of two files of one form the
 * first one processed counts; a second run changes nothing. Throws WriteConflict after six attempts, and for lack of
 * time or memory except the third time.
 */
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
