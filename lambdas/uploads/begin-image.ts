import { findProgress, markProcessing } from '../images/image-progress-repository.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';

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
