import { decide, findProgress, type Outcome } from '../images/image-progress-repository.ts';
import { transact } from '../shared/transact.ts';

/**
 * Records what became of an image that was made of a file of this content. Returns false where the image is gone or
 * became something else meanwhile.
 */
export function decideImage(imageKey: string, tag: string, outcome: Outcome): Promise<boolean> {
  return transact(async (commit) => {
    const progress = await findProgress(imageKey);
    if (progress?.originalTag !== tag) return false;
    if (progress.status !== 'processing') return progress.status === outcome.status;
    await commit([decide(imageKey, tag, outcome)]);
    return true;
  });
}
