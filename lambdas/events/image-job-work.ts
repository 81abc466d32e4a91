import { makeLinkPreview } from '../link-previews/make-link-preview.ts';
import { processUpload } from '../uploads/process-upload.ts';
import { makeLinkPreviewsOfBusiness } from './make-link-previews-of-business.ts';
import { makeLinkPreviewsOfShop } from './make-link-previews-of-shop.ts';
import { makeLinkPreviewsOfShops } from './make-link-previews-of-shops.ts';
import { done, type WorkOf } from './run-batch.ts';
import { unlessSuperseded } from './unless-superseded.ts';

/**
 * The work of each job on pictures; the id of an upload's job is the key of its file. Previews have a queue of their
 * own: a change of a business may need a thousand, and no photo waits behind them.
 */
export const workOfImageJobs: WorkOf<'images'> & WorkOf<'link-previews'> = {
  'process-upload': ({ id }, now) => done(processUpload(id, now)),
  'make-link-preview': ({ id }, now) => done(makeLinkPreview(id, now)),
  'make-link-previews-of-business': makeLinkPreviewsOfBusiness,
  'make-link-previews-of-shop': unlessSuperseded('placeVersion', makeLinkPreviewsOfShop),
  'make-link-previews-of-shops': makeLinkPreviewsOfShops,
};
