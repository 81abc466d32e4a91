import { removeUnsavedVariants } from '#lambdas/media/images/remove-unsaved-variants.ts';
import { movePicturesOfBusiness } from '#lambdas/media/images/move-pictures-of-business.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';
import { withdrawImage } from '#lambdas/media/images/withdraw-image.ts';

/** Runs the jobs that move and remove files of pictures, in a process that decodes none. */
export const handler = runBatchesOf<'picture-moves'>({
  'move-pictures-of-business': movePicturesOfBusiness,
  'withdraw-image': withdrawImage,
  'remove-unsaved-variants': ({ id: imageKey }) => done(removeUnsavedVariants(imageKey)),
});
