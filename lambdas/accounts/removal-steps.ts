import { removeImagesOfOwner } from '#lambdas/media/store/image-store.ts';
import { forEachOf, type JobStep, type JobSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  anonymizeDecision,
  forgetWhoDecided,
  listRecordsOf,
  listRecordsOn,
} from '#lambdas/staff/store/forget-decisions-store.ts';

/** Returns the step that removes a business, or an image owner without one, from staff's decision records. */
export const forgetDecisionsOn = (subjectId: string, now: Date): JobStep =>
  forEachOf(
    (request) => listRecordsOn(subjectId, request),
    (name) => retryOnConflict(async (commit) => commit(await anonymizeDecision(name, now))),
  );

/** Returns the step that removes a former staff member from the records of their decisions. */
export const forgetDecisionsOf = (staffId: string): JobStep =>
  forEachOf(
    (request) => listRecordsOf(staffId, request),
    (name) => retryOnConflict(async (commit) => commit(await forgetWhoDecided(name))),
  );

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
