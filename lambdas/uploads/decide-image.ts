import {
  findProgress,
  type ImageOutcome,
  recordOutcome,
} from '../images/image-progress-repository.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';

/**
 * Records the result of an image that was made from an original. Returns false if the image is gone or got another
 * result meanwhile.
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
