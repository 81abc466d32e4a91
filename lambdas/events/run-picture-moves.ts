import { removeUnsavedVariants } from '../images/remove-unsaved-variants.ts';
import { movePicturesOfBusiness } from './move-pictures-of-business.ts';
import { done, runBatchesOf } from './run-batch.ts';
import { withdrawImage } from './withdraw-image.ts';

/** Runs the jobs that move and remove image files, in a process that decodes none. */
export const handler = runBatchesOf<'picture-moves'>({
  'move-pictures-of-business': movePicturesOfBusiness,
  'withdraw-image': withdrawImage,
  'remove-unsaved-variants': ({ id: imageKey }) => done(removeUnsavedVariants(imageKey)),
});
