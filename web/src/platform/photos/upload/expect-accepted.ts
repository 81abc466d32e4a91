import { PictureError } from '../files/picture-error.ts';
import { pollUpload } from './poll-upload.ts';

/**
 * Waits until the server has decided about an upload. Rejects with PictureError if it was refused, or with the signal's
 * reason. Without an answer, the upload counts as accepted, since it has arrived and may become ready later.
 */
export async function expectAccepted(uploadId: string, signal: AbortSignal): Promise<void> {
  const upload = await pollUpload(uploadId, signal).catch(() => signal.throwIfAborted());
  if (upload?.status === 'refused') throw new PictureError(upload.reasonCode ?? 'REFUSED');
}
