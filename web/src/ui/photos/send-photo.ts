import type { ImageArea } from '#contract/images.ts';
import type { UploadForm } from '#contract/uploads.ts';
import { makePreview, namePreview } from '#web/lib/pictures/local-previews.ts';
import { preparePicture } from '#web/lib/pictures/prepare-picture.ts';
import { takeTurns } from '#web/lib/pictures/take-turns.ts';
import { uploadPicture } from './upload-picture.ts';

// An open picture takes four bytes a pixel, so a phone opens one at a time.
const prepareInTurn = takeTurns(1);
const sendInTurn = takeTurns(3);

interface SendOptions {
  readonly area: ImageArea;
  readonly signal: AbortSignal;
  /** Gets a URL that shows the picture, if this browser can show it. */
  readonly onPrepared: (preview: string | undefined) => void;
  /** Gets the part that was sent, from 0 to 1. */
  readonly onSent: (part: number) => void;
}

/** Prepares a chosen file and uploads it. Rejects with what `problemOf` explains, or the signal's reason. */
export async function sendPhoto(
  file: Blob,
  { area, signal, onPrepared, onSent }: SendOptions,
): Promise<UploadForm> {
  const { picture, canShow } = await prepareInTurn(() => {
    signal.throwIfAborted();
    return preparePicture(file);
  });
  signal.throwIfAborted();
  const preview = canShow ? makePreview(picture) : undefined;
  onPrepared(preview);
  const form = await sendInTurn(() => {
    signal.throwIfAborted();
    return uploadPicture(picture, { area, signal, onSent });
  });
  if (preview) namePreview(preview, form.imageUrl);
  return form;
}
