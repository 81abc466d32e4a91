import type { UploadRefusal } from '#contract/media/uploads.ts';

/** Returns whether an error means too many pixels. libheif calls that a failed memory allocation. */
function hasTooManyPixels(error: unknown): boolean {
  return (
    error instanceof Error && /exceeds pixel limit|security limit exceeded/i.test(error.message)
  );
}

/** Returns whether the library ran out of time or memory. The photo may be fine, and another run may succeed. */
export function isUnfinished(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^timeout: |out of memory|memory allocation/im.test(error.message) &&
    !hasTooManyPixels(error)
  );
}

/** A file that does not become an image, and why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reasonCode: UploadRefusal;

  constructor(reasonCode: UploadRefusal, cause?: unknown) {
    super(`The file is refused: ${reasonCode}`, { cause });
    this.reasonCode = reasonCode;
  }
}

/** Converts a library error to a refusal; returns it unchanged if time or memory ran out. */
export function refusedFor(error: unknown): unknown {
  if (isUnfinished(error)) return error;
  return new Refused(hasTooManyPixels(error) ? 'TOO_MANY_PIXELS' : 'BROKEN', error);
}
