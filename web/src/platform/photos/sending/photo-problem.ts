import type { UploadRefusal } from '#contract/media/uploads.ts';
import { ApiError } from '#web/platform/http/http.ts';

type PictureErrorCode =
  | UploadRefusal
  | 'REFUSED'
  | 'HEIC'
  | 'TOO_LARGE'
  /** This browser cannot open the file, or is out of memory. */
  | 'NOT_OPENED';

/** Error for a file that is not a usable picture, or that the server refused. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** A failed upload. `status` is the storage's answer, 0 without one. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;

  constructor(status: number) {
    super(`The upload ended with ${status}`);
    this.status = status;
  }
}

/** Problems of a photo of a form; each has a text `photos.problems.<problem>`. */
export type PhotoProblem =
  | UploadRefusal
  | 'TOO_LARGE'
  /** The browser cannot open it, or is out of memory. */
  | 'NOT_OPENED'
  /** A format of phones that most browsers cannot open. */
  | 'HEIC'
  /** Offline while it was sent. */
  | 'NETWORK'
  /** More uploads than a user may make in an hour. */
  | 'TOO_MANY'
  /** The page was closed before it was sent. */
  | 'LOST'
  /** The server no longer has it. */
  | 'GONE'
  | 'REFUSED'
  | 'FAILED';

const retryable: ReadonlySet<PhotoProblem> = new Set(['NETWORK', 'TOO_MANY', 'FAILED']);

/** Returns whether sending the same file again may help. */
export const canRetry = (problem: PhotoProblem): boolean => retryable.has(problem);

/** Returns the problem of a photo that could not be sent. */
export function photoProblemOf(error: unknown): PhotoProblem {
  if (error instanceof PictureError) return error.code;
  if (error instanceof UploadError) return error.status === 0 ? 'NETWORK' : 'FAILED';
  if (error instanceof ApiError) {
    if (error.status === 0) return 'NETWORK';
    if (error.status === 429) return 'TOO_MANY';
    // Area and type of an upload are always valid; its size may be too large.
    if (error.code === 'VALIDATION_FAILED') return 'TOO_LARGE';
  }
  return 'FAILED';
}

/** Returns when a retry may help, in epoch milliseconds, if the server says so. */
export const retryTimeOf = (error: unknown, now: number): number | undefined =>
  error instanceof ApiError && error.retryAfter ? now + error.retryAfter : undefined;

/** Returns whether the server does not have an upload (any more). */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UPLOAD_NOT_FOUND';
