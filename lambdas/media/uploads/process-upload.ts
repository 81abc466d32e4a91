import { logger } from '#lambdas/platform/logging/logger.ts';
import { showWhereUsed } from '../images/show-where-used.ts';
import { isUnfinished } from '../processing/is-unfinished.ts';
import {
  readOriginal,
  removeOriginal,
  tagOfOriginal,
  writeVariants,
} from '../processing/upload-files.ts';
import { findProgress, type ImageOutcome } from '../store/image-progress-store.ts';
import { findUpload } from '../store/upload-store.ts';
import { beginImage } from './begin-image.ts';
import { decideImage } from './decide-image.ts';
import { decodeAndResize } from './decode-and-resize.ts';
import { type UploadItem, uploadIdIn } from './upload.ts';

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
 * counts. Only the original of a ready image is kept. Keys of other forms are ignored, since they may be finished
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
