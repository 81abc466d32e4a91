import { sweep } from '#lambdas/platform/jobs/sweep.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { listUnusedImages } from '../store/image-store.ts';
import { sweepImage } from './sweep-image.ts';

/** Milliseconds that an unused image is kept: its owner may still save the form with it. */
const age = 24 * 60 * 60_000;

/** Runs every hour: removes images that were unused for a day. Throws where one fails, which raises an alarm. */
export async function sweepImages(now: Date, hasTime: () => boolean) {
  const before = new Date(now.getTime() - age);
  const images = await sweep(
    (request) => listUnusedImages(before, request),
    hasTime,
    // The event of a retry is older than a use that is counted now.
    (imageKey) => sweepImage(imageKey, before, new Date()),
  );
  logger.info('images swept', { images });
  if (images.failed > 0) throw new Error(`${images.failed} images not removed`);
  return { images };
}
