import { sweep } from '#lambdas/platform/jobs/sweep.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { listUnusedImages } from '../store/unused-images-store.ts';
import { sweepImage } from './sweep-image.ts';

/** Milliseconds for which an image that nothing uses is kept: its owner may still save the form that has it. */
const age = 24 * 60 * 60_000;

/**
 * Runs every hour: removes images that nothing has used for a day. Throws where one fails, so that the event is kept
 * and raises an alarm; the next run tries it again, too.
 */
export async function sweepImages(now: Date, hasTime: () => boolean) {
  const before = new Date(now.getTime() - age);
  const images = await sweep(
    (request) => listUnusedImages(before, request),
    hasTime,
    // An event that is replayed is older than a use that is counted now.
    (imageKey) => sweepImage(imageKey, before, new Date()),
  );
  logger.info('images swept', { images });
  if (images.failed > 0) throw new Error(`${images.failed} images not removed`);
  return { images };
}
