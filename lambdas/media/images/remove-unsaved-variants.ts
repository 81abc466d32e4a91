import { findProgress } from '../store/image-progress-store.ts';
import { removeVariants } from './image-files.ts';

/**
 * Removes the variants of an image that is gone or is being removed. The sweep removes the files of such an image, but a
 * run that made it may have written them later.
 */
export async function removeUnsavedVariants(imageKey: string): Promise<void> {
  const progress = await findProgress(imageKey);
  if (!progress || progress.status === 'removing') await removeVariants(imageKey);
}
