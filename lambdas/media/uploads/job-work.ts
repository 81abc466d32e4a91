import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { mediaJobs, pictureJobs } from '../jobs.ts';
import {
  makeLinkPreview,
  makeLinkPreviewsOfBusiness,
  makeLinkPreviewsOfShop,
  makeLinkPreviewsOfShops,
} from '../link-previews/make-link-previews.ts';
import { findWithheldBusiness, processUpload } from './process-upload.ts';

/** The job with an id; none without one. */
const jobsOn = (
  name: 'remove-unsaved-variants' | 'move-pictures-of-business',
  id: string | undefined,
) => (id === undefined ? [] : [{ name, id }]);

/** The work of each job that makes files of pictures. */
export const pictureJobWork: WorkOn<typeof pictureJobs, typeof mediaJobs> = {
  'process-upload': async ({ id: fileKey }, now) => {
    const unsavedImage = await processUpload(fileKey, now);
    // Read after the files were written: a suspension that comes later finds them by itself.
    const withheldBusiness = await findWithheldBusiness(fileKey, now);
    return [
      ...jobsOn('remove-unsaved-variants', unsavedImage),
      ...jobsOn('move-pictures-of-business', withheldBusiness),
    ];
  },
  'make-link-preview': ({ id }, now) => done(makeLinkPreview(id, now)),
  'make-link-previews-of-business': makeLinkPreviewsOfBusiness,
  'make-link-previews-of-shop': makeLinkPreviewsOfShop,
  'make-link-previews-of-shops': makeLinkPreviewsOfShops,
};
