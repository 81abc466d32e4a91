import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { mediaJobs, pictureMoveJobs } from '../jobs.ts';
import { movePicturesOfBusiness } from './move-pictures-of-business.ts';
import { removeUnsavedVariants } from './remove-unsaved-variants.ts';
import { withdrawImage } from './withdraw-image.ts';

/** The work of each job that moves or removes files of pictures. */
export const pictureMoveJobWork: WorkOn<typeof pictureMoveJobs, typeof mediaJobs> = {
  'move-pictures-of-business': movePicturesOfBusiness,
  'withdraw-image': withdrawImage,
  'remove-unsaved-variants': ({ id: imageKey }) => done(removeUnsavedVariants(imageKey)),
};
