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
import { imageOf } from './image-of.ts';
import { type UploadItem, uploadIdIn } from './upload.ts';

/** The upload with an id of a file; undefined where there is none, or it ended with its original. */
async function uploadOf(id: string, fileKey: string, now: Date): Promise<UploadItem | undefined> {
  const upload = await findUpload(id, now);
  return upload?.fileKey === fileKey ? upload : undefined;
}

/** Runs after which a picture is refused for which the library had too little time or memory each time. */
const mostRuns = 3;

/** What becomes of a file. Throws the error of a run that did not end, unless it was the last one. */
async function outcomeOf(imageKey: string, bytes: Buffer) {
  try {
    return await imageOf(imageKey, bytes);
  } catch (error) {
    const progress = isUnfinished(error) ? await findProgress(imageKey) : undefined;
    if ((progress?.runsCount ?? 0) < mostRuns) throw error;
    logger.warn('picture given up', { error: error as Error, bytes: bytes.length });
    return { reasonCode: 'BROKEN' } as const;
  }
}

/** Makes the image of an upload. Its variants are written first, so that an image that is ready has all of them. */
async function makeImage({ fileKey, imageKey }: UploadItem, now: Date): Promise<void> {
  const original = await readOriginal(fileKey);
  // A file that was removed meanwhile will not come back: its image is decided, too.
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
 * Makes the variants of an uploaded picture, by the key of its file, or records why it is refused. Of two files
 * that were sent by one form the first one that is taken counts. Only the file of an image that is ready stays; a
 * second run for it changes nothing. A key of another form than those of uploads is left alone: it may be one of a
 * finished image. Returns the key of an image that is gone or is being removed, whose variants this run, or one that ended
 * early, may have written after the sweep removed its files.
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
