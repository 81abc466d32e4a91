import { removeImagesOfOwner } from '#lambdas/media/store/images-of-owner-store.ts';
import type { Steps } from '#lambdas/platform/jobs/steps.ts';

/**
 * The steps that remove all images of an owner, a business or a user, and then all their files, also those of images
 * that nothing leads to.
 */
export const imageStepsOf = (ownerId: string) =>
  ({
    images: (position) => removeImagesOfOwner(ownerId, position),
    'image files': async (position) => {
      // No other step needs the client of S3, so it is loaded on demand.
      const { removeFilesOfOwner } = await import('#lambdas/media/images/image-files.ts');
      return removeFilesOfOwner(ownerId, position);
    },
  }) satisfies Steps;
