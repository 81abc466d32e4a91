import { removeImagesOfOwner } from '#lambdas/media/store/image-store.ts';
import type { JobSteps } from '#lambdas/platform/jobs/job-steps.ts';

/** Returns the steps that remove all images of an owner (business or user), then all their files, including orphans. */
export const imageStepsOf = (ownerId: string) =>
  ({
    images: (position) => removeImagesOfOwner(ownerId, position),
    'image files': async (position) => {
      // Loaded on demand: only this step needs the S3 client.
      const { removeFilesOfOwner } = await import('#lambdas/media/images/image-files.ts');
      return removeFilesOfOwner(ownerId, position);
    },
  }) satisfies JobSteps;
