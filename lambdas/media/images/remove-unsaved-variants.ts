import { findProgress } from '../store/image-progress-store.ts';
import { removeVariants } from './image-files.ts';

/** Removes the variants of an image that is gone or being removed: a late run may have written them after the sweep. */
export async function removeUnsavedVariants(imageKey: string): Promise<void> {
  const progress = await findProgress(imageKey);
  if (!progress || progress.status === 'removing') await removeVariants(imageKey);
}
