import { makeLinkPreview } from '#lambdas/media/link-previews/make-link-preview.ts';
import { processReceipt } from '#lambdas/billing/receipts/process-receipt.ts';
import { findWithheldBusiness } from '#lambdas/media/uploads/find-withheld-business.ts';
import { processUpload } from '#lambdas/media/uploads/process-upload.ts';
import type { NextJob } from '../jobs.ts';
import {
  makeLinkPreviewsOfBusiness,
  makeLinkPreviewsOfShop,
  makeLinkPreviewsOfShops,
} from '#lambdas/media/link-previews/make-link-previews.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/** The job with an id; none without one. */
const jobOn = (
  name: 'remove-unsaved-variants' | 'move-pictures-of-business',
  id: string | undefined,
): NextJob[] => (id === undefined ? [] : [{ name, id }]);

/**
 * Runs the jobs on pictures, which alone load the library that decodes them. They move and remove no image: who takes over
 * this process by a file must not reach the images of others.
 */
export const handler = runBatchesOf<'images' | 'link-previews'>({
  'process-upload': async ({ id: fileKey }, now) => {
    const unsavedImage = await processUpload(fileKey, now);
    // Read after the files were written: a suspension that comes later finds them by itself.
    const withheldBusiness = await findWithheldBusiness(fileKey, now);
    return [
      ...jobOn('remove-unsaved-variants', unsavedImage),
      ...jobOn('move-pictures-of-business', withheldBusiness),
    ];
  },
  'process-receipt': ({ id: fileKey }, now) => done(processReceipt(fileKey, now)),
  'make-link-preview': ({ id }, now) => done(makeLinkPreview(id, now)),
  'make-link-previews-of-business': makeLinkPreviewsOfBusiness,
  'make-link-previews-of-shop': makeLinkPreviewsOfShop,
  'make-link-previews-of-shops': makeLinkPreviewsOfShops,
});
