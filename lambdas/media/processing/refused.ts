import type { UploadRefusal } from '#contract/media/uploads.ts';
import { hasTooManyPixels } from './has-too-many-pixels.ts';
import { isUnfinished } from './is-unfinished.ts';

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
