import type { UploadRefusal } from '#contract/uploads.ts';

/** A file that does not become an image, and why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasonCode: UploadRefusal;

  constructor(reasonCode: UploadRefusal, cause?: unknown) {
    super(`The file is refused: ${reasonCode}`, { cause });
    this.reasonCode = reasonCode;
  }
}
