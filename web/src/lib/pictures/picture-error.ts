/** Why a file cannot be sent as a picture. */
type PictureErrorCode = 'NOT_A_PICTURE' | 'HEIC' | 'TOO_LARGE';

/** A file that is no picture which can be sent. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
