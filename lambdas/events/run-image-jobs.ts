import { makeLinkPreview } from '../link-previews/make-link-preview.ts';
import { processReceipt } from '../receipts/process-receipt.ts';
import { findWithheldBusiness } from '../uploads/find-withheld-business.ts';
import { processUpload } from '../uploads/process-upload.ts';
import type { NextJob } from './jobs.ts';
import {
  makeLinkPreviewsOfBusiness,
  makeLinkPreviewsOfShop,
  makeLinkPreviewsOfShops,
} from './make-link-previews.ts';
import { done, runBatchesOf } from './run-batch.ts';

/** Returns the job for an id; no job without an id. */
const jobOn = (
  name: 'remove-unsaved-variants' | 'move-pictures-of-business',
  id: string | undefined,
): NextJob[] => (id === undefined ? [] : [{ name, id }]);

/**
 * Runs the jobs on new images and previews. Only this Lambda loads the decoder. It neither moves nor removes
 * images: a file that takes over the process must not reach other users' images.
 */
export const handler = runBatchesOf<'images' | 'link-previews'>({
  'process-upload': async ({ id: fileKey }, now) => {
    const unsavedImage = await processUpload(fileKey, now);
    // Read after the files were written: a later suspension finds them by itself.
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
