import type { UploadRefusal } from '#contract/media/uploads.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { PictureError } from '../files/picture-error.ts';
import { UploadError } from '../upload/upload-error.ts';

/** What is wrong with a photo of a form; each has a text `photos.problems.<problem>`. */
export type PhotoProblem =
  | UploadRefusal
  | 'TOO_LARGE'
  /** The browser cannot open it, or has no memory left for it. */
  | 'NOT_OPENED'
  /** A format of phones that browsers mostly cannot open. */
  | 'HEIC'
  /** No connection while it was sent. */
  | 'NETWORK'
  /** More uploads than the user may make in an hour. */
  | 'TOO_MANY'
  /** The page was closed before it was sent. */
  | 'LOST'
  /** The server no longer has it. */
  | 'GONE'
  | 'REFUSED'
  | 'FAILED';

const retryable: ReadonlySet<PhotoProblem> = new Set(['NETWORK', 'TOO_MANY', 'FAILED']);

/** Whether sending the same file again may help. */
export const canRetry = (problem: PhotoProblem): boolean => retryable.has(problem);

/** The problem of a photo that could not be sent. */
export function photoProblemOf(error: unknown): PhotoProblem {
  if (error instanceof PictureError) return error.code;
  if (error instanceof UploadError) return error.status === 0 ? 'NETWORK' : 'FAILED';
  if (error instanceof ApiError) {
    if (error.status === 0) return 'NETWORK';
    if (error.status === 429) return 'TOO_MANY';
    // Area and type of an upload are always valid, its size may be too large.
    if (error.code === 'VALIDATION_FAILED') return 'TOO_LARGE';
  }
  return 'FAILED';
}

/** When sending again may help, in milliseconds since 1970, where the server says so. */
export const retryTimeOf = (error: unknown, now: number): number | undefined =>
  error instanceof ApiError && error.retryAfter ? now + error.retryAfter : undefined;

/** Whether the server says that an upload does not exist, or no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UPLOAD_NOT_FOUND';
