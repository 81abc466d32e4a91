import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findProgress, markProcessing } from '../store/image-progress-store.ts';

/** Milliseconds after which a run that took a file has ended: the time limit of its Lambda. */
export const longestRun = 60_000;

/**
 * Begins to make an image of a file of this content. Returns false where the image is decided, or gone. Throws
 * while another run makes it of another file, so that variants of two files never mix; the queue delivers the job
 * again.
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
