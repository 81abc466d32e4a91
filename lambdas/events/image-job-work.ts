import { makeLinkPreview } from '../link-previews/make-link-preview.ts';
import { makeLinkPreviewsOfBusiness } from './make-link-previews-of-business.ts';
import { makeLinkPreviewsOfShop } from './make-link-previews-of-shop.ts';
import { makeLinkPreviewsOfShops } from './make-link-previews-of-shops.ts';
import { movePicturesOfBusiness } from './move-pictures-of-business.ts';
import { processUploadJob } from './process-upload-job.ts';
import { done, type WorkOf } from './run-batch.ts';
import { unlessSuperseded } from './unless-superseded.ts';
import { withdrawImage } from './withdraw-image.ts';

/**
 * The work of each job on pictures; the id of an upload's job is the key of its file. Previews have a queue of their
 * own: a change of a business may need a thousand, and no photo waits behind them. So have moves of pictures, which
 * wait behind neither.
 */
export const workOfImageJobs: WorkOf<'images'> & WorkOf<'link-previews'> & WorkOf<'picture-moves'> =
  {
    'process-upload': processUploadJob,
    'make-link-preview': ({ id }, now) => done(makeLinkPreview(id, now)),
    'make-link-previews-of-business': makeLinkPreviewsOfBusiness,
    'make-link-previews-of-shop': unlessSuperseded('placeVersion', makeLinkPreviewsOfShop),
    'make-link-previews-of-shops': makeLinkPreviewsOfShops,
    'move-pictures-of-business': movePicturesOfBusiness,
    'withdraw-image': withdrawImage,
  };
