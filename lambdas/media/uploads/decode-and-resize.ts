import type { UploadRefusal } from '#contract/media/uploads.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { type MadeImage, makeVariants } from '../processing/make-variants.ts';
import { readPicture } from '../processing/read-picture.ts';
import { Refused } from '../processing/refused.ts';

interface Refusal {
  readonly reasonCode: UploadRefusal;
}

/** Makes the image of a file, or returns why it is refused. Logs duration and facts of the file, but no owner. */
export async function decodeAndResize(
  imageKey: string,
  file: Buffer,
): Promise<MadeImage | Refusal> {
  const start = performance.now();
  const log = (outcome: string, facts: object) => {
    const milliseconds = Math.round(performance.now() - start);
    logger.info('picture processed', { outcome, milliseconds, bytes: file.length, ...facts });
  };
  try {
    const picture = await readPicture(file);
    const made = await makeVariants(imageKey, picture);
    log('ready', { format: picture.format, pixels: picture.pixels });
    return made;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log(error.reasonCode, { cause: error.cause });
    return { reasonCode: error.reasonCode };
  }
}
