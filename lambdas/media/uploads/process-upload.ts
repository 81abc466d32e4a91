import type { UploadRefusal } from '#contract/media/uploads.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { showWhereUsed } from '../images/refresh-images.ts';
import { type MadeImage, makeVariants } from '../processing/make-variants.ts';
import { readPicture } from '../processing/read-picture.ts';
import { isUnfinished, Refused } from '../processing/refused.ts';
import {
  readOriginal,
  removeOriginal,
  tagOfOriginal,
  writeVariants,
} from '../processing/upload-files.ts';
import {
  findProgress,
  type ImageOutcome,
  markProcessing,
  recordOutcome,
} from '../store/image-progress-store.ts';
import { findUpload } from '../store/upload-store.ts';
import { type UploadItem, uploadIdIn } from './upload.ts';

interface Refusal {
  readonly reasonCode: UploadRefusal;
}

/** Makes the image of a file, or returns why it is refused. Logs duration and facts of the file, but no owner. */
async function decodeAndResize(imageKey: string, file: Buffer): Promise<MadeImage | Refusal> {
  const start = performance.now();
  const log = (outcome: string, facts: object) => {
    const milliseconds = Math.round(performance.now() - start);
    logger.info('picture processed', { outcome, milliseconds, bytes: file.length, ...facts });
  };
  try {
    const picture = await readPicture(file);
    const made = await makeVariants(imageKey, picture);
    log('ready', { format: picture.format, pixels: picture.pixels });
    return made;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log(error.reasonCode, { cause: error.cause });
    return { reasonCode: error.reasonCode };
  }
}

/** Time limit of the Lambda in milliseconds: after it, a run has ended. */
export const longestRun = 60_000;

/**
 * Starts to process an original. Returns false if the image is decided or gone. Throws while another run processes
 * another original, so that their variants never mix; the queue retries the job.
 */
function beginImage(imageKey: string, tag: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - longestRun);
  return retryOnConflict(async (commit) => {
    const progress = await findProgress(imageKey);
    if (progress?.status !== 'pending' && progress?.status !== 'processing') return false;
    const { status, originalTag, takenAt = '' } = progress;
    if (status === 'processing' && originalTag !== tag && takenAt >= since.toISOString()) {
      throw new Error('The image is being made of another file');
    }
    await commit([markProcessing(imageKey, tag, now, since)]);
    return true;
  });
}

/** Records the result of an image. Returns false if it is gone or got another result meanwhile. */
function decideImage(imageKey: string, tag: string, outcome: ImageOutcome): Promise<boolean> {
  return retryOnConflict(async (commit) => {
    const progress = await findProgress(imageKey);
    if (progress?.originalTag !== tag) return false;
    if (progress.status !== 'processing') return progress.status === outcome.status;
    await commit([recordOutcome(imageKey, tag, outcome)]);
    return true;
  });
}

/** Returns the upload of a file; undefined if there is none or it has expired. */
async function uploadOf(id: string, fileKey: string, now: Date): Promise<UploadItem | undefined> {
  const upload = await findUpload(id, now);
  return upload?.fileKey === fileKey ? upload : undefined;
}

/** Number of failed runs (timeout or memory) after which a photo is refused. */
const mostRuns = 3;

/** Makes the image or returns its refusal. Rethrows the error of an unfinished run, except for the last one. */
async function outcomeOf(imageKey: string, bytes: Buffer) {
  try {
    return await decodeAndResize(imageKey, bytes);
  } catch (error) {
    const progress = isUnfinished(error) ? await findProgress(imageKey) : undefined;
    if ((progress?.runsCount ?? 0) < mostRuns) throw error;
    logger.warn('picture given up', { error: error as Error, bytes: bytes.length });
    return { reasonCode: 'BROKEN' } as const;
  }
}

/** Makes the image of an upload. Variants are written first, so that a ready image has all of them. */
async function makeImage({ fileKey, imageKey }: UploadItem, now: Date): Promise<void> {
  const original = await readOriginal(fileKey);
  // A removed original does not come back, so its image is decided, too.
  const tag = original?.tag ?? 'gone';
  if (!(await beginImage(imageKey, tag, now))) return;
  const made = await outcomeOf(imageKey, original?.bytes ?? Buffer.alloc(0));
  if ('reasonCode' in made) {
    await decideImage(imageKey, tag, { status: 'refused', reasonCode: made.reasonCode });
    return;
  }
  const { width, height, placeholder } = made;
  const outcome: ImageOutcome = { status: 'ready', width, height, placeholder };
  await writeVariants(made);
  await decideImage(imageKey, tag, outcome);
}

/**
 * Makes the image of an uploaded photo or records its refusal. If a form sent two files, the first one processed
 * counts. Only the original of a ready image is kept. Other files of the bucket are ignored, since they may be finished
 * images. Returns the key of an image that is gone or being removed: its variants may have been written after the
 * sweep.
 */
export async function processUpload(fileKey: string, now: Date): Promise<string | undefined> {
  const id = uploadIdIn(fileKey);
  if (id === undefined) {
    logger.warn('not the key of an upload', { fileKey });
    return undefined;
  }
  const upload = await uploadOf(id, fileKey, now);
  if (!upload) {
    await removeOriginal(fileKey);
    return undefined;
  }
  const before = await findProgress(upload.imageKey);
  const isOpen = before?.status === 'pending' || before?.status === 'processing';
  if (isOpen) await makeImage(upload, now);
  const after = isOpen ? await findProgress(upload.imageKey) : before;
  const isReady = after?.status === 'ready';
  if (!isReady || (await tagOfOriginal(fileKey)) !== after.originalTag) {
    await removeOriginal(fileKey);
  }
  if (isReady || after?.status === 'refused') await showWhereUsed(upload.imageKey);
  return !after || after.status === 'removing' ? upload.imageKey : undefined;
}

/** Returns the business of an uploaded file if it may not publish. The upload may be older than the business. */
export async function findWithheldBusiness(
  fileKey: string,
  now: Date,
): Promise<string | undefined> {
  const id = uploadIdIn(fileKey);
  const upload = id === undefined ? undefined : await findUpload(id, now);
  const { businessId } = (upload && (await findUser(upload.userId))) ?? {};
  const business = businessId === undefined ? undefined : await findBusiness(businessId);
  return business && !mayPublish(business.status) ? business.id : undefined;
}
