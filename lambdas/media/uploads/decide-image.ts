import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, type ImageOutcome, recordOutcome } from '../store/image-progress-store.ts';

/** Records the result of an image. Returns false if it is gone or got another result meanwhile. */
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
