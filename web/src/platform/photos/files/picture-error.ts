import type { UploadRefusal } from '#contract/media/uploads.ts';

/** Why a file cannot be sent as a picture. */
type PictureErrorCode =
  | UploadRefusal
  | 'REFUSED'
  | 'HEIC'
  | 'TOO_LARGE'
  /** This browser cannot open it, or has no memory left for it. */
  | 'NOT_OPENED';

/** A file that is no picture which can be sent, or that the server refused. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
