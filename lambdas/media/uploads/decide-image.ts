import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, type ImageOutcome, recordOutcome } from '../store/image-progress-store.ts';

/**
 * Records what became of an image that was made of a file of this content. Returns false where the image is gone or
 * became something else meanwhile.
 */
export function decideImage(
  imageKey: string,
  tag: string,
  outcome: ImageOutcome,
): Promise<boolean> {
  return retryOnConflict(async (commit) => {
    const progress = await findProgress(imageKey);
    if (progress?.originalTag !== tag) return false;
    if (progress.status !== 'processing') return progress.status === outcome.status;
    await commit([recordOutcome(imageKey, tag, outcome)]);
    return true;
  });
}
