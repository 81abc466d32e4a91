import type { UploadForm } from '#contract/media/uploads.ts';
import { PictureError } from './photo-problem.ts';
import { pollUpload } from './poll-upload.ts';
import { preparePicture } from './prepare-picture.ts';
import { makePreview, namePreview } from './previews.ts';
import { type UploadOptions, uploadFile } from './upload-file.ts';

type Task<T> = () => Promise<T>;

/** Returns a function that runs tasks in order, at most `limit` at a time. */
export function takeTurns(limit: number): <T>(task: Task<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= limit) {
      // An ending task passes its turn on, so the number of running tasks stays the same.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Waits until the server has decided about an upload. Rejects with PictureError if it was refused, or with the signal's
 * reason. Without an answer, the upload counts as accepted, since it has arrived and may become ready later.
 */
export async function expectAccepted(uploadId: string, signal: AbortSignal): Promise<void> {
  const upload = await pollUpload(uploadId, signal).catch(() => signal.throwIfAborted());
  if (upload?.status === 'refused') throw new PictureError(upload.reasonCode ?? 'REFUSED');
}

// An open picture takes four bytes per pixel, so a phone opens one at a time.
const prepareInTurn = takeTurns(1);
const sendInTurn = takeTurns(3);

/** A file prepared for sending. */
export interface PreparedPhoto {
  readonly picture: Blob;
  /** A URL that shows it, if this browser can. */
  readonly preview: string | undefined;
}

/** Prepares a chosen file. Rejects with PictureError, or the signal's reason. */
export async function preparePhoto(file: Blob, signal: AbortSignal): Promise<PreparedPhoto> {
  const { picture, canShow } = await prepareInTurn(() => {
    signal.throwIfAborted();
    return preparePicture(file);
  });
  signal.throwIfAborted();
  return { picture, preview: canShow ? makePreview(picture) : undefined };
}

/** Uploads a photo. Rejects with an error for `photoProblemOf`, or the signal's reason. */
export async function sendPhoto(
  { picture, preview }: PreparedPhoto,
  { area, signal, onSent }: UploadOptions,
): Promise<UploadForm> {
  const form = await sendInTurn(() => {
    signal.throwIfAborted();
    return uploadFile(picture, { area, signal, onSent });
  });
  if (preview && form.imageUrl) namePreview(preview, form.imageUrl);
  // The form must not be sent with a file that has not been opened by anyone.
  else await expectAccepted(form.id, signal);
  return form;
}
