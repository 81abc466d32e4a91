import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, markProcessing } from '../store/image-progress-store.ts';

/** Time limit of the Lambda in milliseconds: after it, a run has ended. */
export const longestRun = 60_000;

/**
 * Starts to process an original. Returns false if the image is decided or gone. Throws while another run processes
 * another original, so that their variants never mix; the queue retries the job.
 */
export function beginImage(imageKey: string, tag: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - longestRun);
  return retryOnConflict(async (commit) => {
    const progress = await findProgress(imageKey);
    if (progress?.status !== 'pending' && progress?.status !== 'processing') return false;
    const { status, originalTag, takenAt = '' } = progress;
    if (status === 'processing' && originalTag !== tag && takenAt >= since.toISOString()) {
      throw new Error('The image is being made of another file');
    }
    await commit([markProcessing(imageKey, tag, now, since)]);
    return true;
  });
}
