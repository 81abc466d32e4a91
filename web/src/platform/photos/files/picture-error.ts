import type { UploadRefusal } from '#contract/media/uploads.ts';

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
