import type { WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { mediaJobs, pictureMoveJobs } from '../jobs.ts';
import { findProgress } from '../store/image-progress-store.ts';
import { removeVariants } from './image-files.ts';
import { movePicturesOfBusiness } from './move-pictures-of-business.ts';
import { withdrawImage } from './withdraw-image.ts';

/** The work of each job that moves or removes files of pictures. */
export const pictureMoveJobWork: WorkOn<typeof pictureMoveJobs, typeof mediaJobs> = {
  'move-pictures-of-business': movePicturesOfBusiness,
  'withdraw-image': withdrawImage,
  // Only for an image that is gone or being removed. A late run may have written variants after the sweep.
  'remove-unsaved-variants': async ({ id: imageKey }) => {
    const progress = await findProgress(imageKey);
    if (!progress || progress.status === 'removing') await removeVariants(imageKey);
    return [];
  },
};
