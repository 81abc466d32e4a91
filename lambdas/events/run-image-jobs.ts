import { makeLinkPreview } from '../link-previews/make-link-preview.ts';
import { processReceipt } from '../receipts/process-receipt.ts';
import { removeReceipts } from '../receipts/remove-receipts.ts';
import { findWithheldBusiness } from '../uploads/find-withheld-business.ts';
import { processUpload } from '../uploads/process-upload.ts';
import {
  makeLinkPreviewsOfBusiness,
  makeLinkPreviewsOfShop,
  makeLinkPreviewsOfShops,
} from './make-link-previews.ts';
import { movePicturesOfBusiness } from './move-pictures-of-business.ts';
import { done, runBatchesOf } from './run-batch.ts';
import { withdrawImage } from './withdraw-image.ts';

/** Runs the jobs on pictures, which alone load the library that decodes them. */
export const handler = runBatchesOf<'images' | 'link-previews' | 'picture-moves'>({
  'process-upload': async ({ id: fileKey }, now) => {
    await processUpload(fileKey, now);
    // Read after the files were written: a suspension that comes later finds them by itself.
    const id = await findWithheldBusiness(fileKey, now);
    return id === undefined ? [] : [{ name: 'move-pictures-of-business', id }];
  },
  'process-receipt': ({ id: fileKey }, now) => done(processReceipt(fileKey, now)),
  'remove-receipts': ({ fileKeys }) => done(removeReceipts(fileKeys)),
  'make-link-preview': ({ id }, now) => done(makeLinkPreview(id, now)),
  'make-link-previews-of-business': makeLinkPreviewsOfBusiness,
  'make-link-previews-of-shop': makeLinkPreviewsOfShop,
  'make-link-previews-of-shops': makeLinkPreviewsOfShops,
  'move-pictures-of-business': movePicturesOfBusiness,
  'withdraw-image': withdrawImage,
});
