import { idPattern } from '#contract/http/id-format.ts';
import type { ImageArea } from '#contract/media/images.ts';
import { mayPublish } from '#lambdas/businesses/publishing.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import {
  findOffer,
  listCurrentOfferIds,
  type OfferList,
} from '#lambdas/offers/store/find-offers.ts';
import { leaveEachOf, runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import { type Commit, retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { WriteConflict } from '#lambdas/platform/table/write.ts';
import { findShop, findShops, isSuperseded, listShopIds } from '#lambdas/shops/store/shop-store.ts';
import type { pictureJobs } from '../jobs.ts';
import { findLinkPreview, type LinkPreview, saveLinkPreview } from '../store/link-preview-store.ts';
import { drawPreview } from './draw-preview.ts';
import { fingerprintOf, previewKeyOf } from './fingerprint.ts';
import { contentOfOffer, contentOfShop, type PreviewContent } from './preview-content.ts';
import {
  readVariant,
  removePreview,
  removePreviewFiles,
  storePreviewFile,
} from './preview-files.ts';

interface PreviewedItem {
  readonly content: PreviewContent;
  /** Prefix of the preview files: `<area>/<business>`. */
  readonly folder: string;
}

const folderOf = (area: ImageArea, businessId: string) => `${area}/${businessId}`;

/** Returns the business of an item; undefined if it is gone or may not publish. */
async function findPublisher(businessId: string): Promise<BusinessItem | undefined> {
  const business = await findBusiness(businessId);
  return business && mayPublish(business.status) ? business : undefined;
}

async function findPreviewedShop(id: string): Promise<PreviewedItem | undefined> {
  const shop = await findShop(id);
  const business = shop && (await findPublisher(shop.businessId));
  if (!business) return undefined;
  return { content: contentOfShop(shop, business), folder: folderOf('shop', business.id) };
}

async function findPreviewedOffer(id: string, now: Date): Promise<PreviewedItem | undefined> {
  const offer = (await findOffer(id))?.offer;
  if (!offer) return undefined;
  const [business, shops] = await Promise.all([
    findPublisher(offer.businessId),
    findShops(offer.shopsIds),
  ]);
  if (!business) return undefined;
  const shop = shops.find((found) => found !== undefined);
  const content = contentOfOffer(offer, business, shop, now);
  return { content, folder: folderOf('offer', business.id) };
}

/** Returns the content of a preview, read strongly; undefined if shop, offer or business are not public. */
function findPreviewedItem(itemId: string, now: Date): Promise<PreviewedItem | undefined> {
  return idPattern('shop').test(itemId)
    ? findPreviewedShop(itemId)
    : findPreviewedOffer(itemId, now);
}

/** Loads the photo of a preview, and drops it from the content if it is gone. */
async function withPicture({ picture, ...content }: PreviewContent) {
  const file = picture && (await readVariant(picture.key));
  return { content: file ? { ...content, picture } : content, file };
}

/** Stores a drawn preview. Removes its file again if another job was faster. */
async function save(
  before: LinkPreview | undefined,
  after: LinkPreview,
  jpeg: Buffer,
  commit: Commit,
): Promise<void> {
  await storePreviewFile(after.key, jpeg);
  try {
    await commit(saveLinkPreview(before, after));
  } catch (error) {
    if (error instanceof WriteConflict) {
      const winner = await findLinkPreview(after.itemId);
      if (winner?.key !== after.key) await removePreviewFiles([after.key]);
    }
    throw error;
  }
  await removePreviewFiles([before?.key]);
}

/** Returns whether a preview was drawn. Reads the preview before its content, so that older content conflicts. */
async function tryToMake(itemId: string, now: Date, commit: Commit): Promise<boolean> {
  const before = await findLinkPreview(itemId);
  const previewed = await findPreviewedItem(itemId, now);
  if (!previewed) {
    if (before) await removePreview(before, commit);
    return false;
  }
  const isMade = (content: PreviewContent) => fingerprintOf(content) === before?.fingerprint;
  const photo = isMade(previewed.content) ? undefined : await withPicture(previewed.content);
  if (!photo || isMade(photo.content)) {
    await removePreviewFiles([before?.replacedKey]);
    return false;
  }
  const { content, file } = photo;
  const fingerprint = fingerprintOf(content);
  const replacedKey = before?.key;
  const key = previewKeyOf({ folder: previewed.folder, itemId, fingerprint, replacedKey });
  const madeAt = now.toISOString();
  const after = { itemId, key, fingerprint, madeAt, ...(replacedKey && { replacedKey }) };
  await save(before, after, await drawPreview(content, file), commit);
  return true;
}

/** Draws the link preview of a shop or an offer unless it is current; removes it if it may not be shown. */
export async function makeLinkPreview(itemId: string, now: Date): Promise<void> {
  const isDrawn = await retryOnConflict((commit) => tryToMake(itemId, now, commit));
  // The business may have been suspended while the preview was drawn.
  if (isDrawn && !(await findPreviewedItem(itemId, now))) {
    await retryOnConflict((commit) => tryToMake(itemId, now, commit));
  }
}

/** Previews that one message of a list queues. */
const previewsPerMessage = 100;

const currentOffers = (list: OfferList, now: Date) =>
  leaveEachOf((request) => listCurrentOfferIds(list, now, request), previewsPerMessage);

const shopsOf = (businessId: string) =>
  leaveEachOf((request) => listShopIds(businessId, request), previewsPerMessage);

const previewIn = (businessId: string) => (id: string) =>
  ({ name: 'make-link-preview', id, businessId }) as const;

/** Remakes the previews of a renamed business's shops and current offers. */
export const makeLinkPreviewsOfBusiness: WorkOf<
  typeof pictureJobs,
  'make-link-previews-of-business'
> = (job, now, hasTime) => {
  const steps = { shops: shopsOf(job.id), offers: currentOffers({ businessId: job.id }, now) };
  return runSteps(job, steps, hasTime, previewIn(job.id));
};

/** Remakes the previews of a shop's current offers, which show its city. */
export const makeLinkPreviewsOfShop: WorkOf<
  typeof pictureJobs,
  'make-link-previews-of-shop'
> = async (job, now, hasTime) => {
  if (await isSuperseded(job, 'placeVersion')) return [];
  const offers = currentOffers({ shopId: job.id }, now);
  return runSteps(job, { offers }, hasTime, previewIn(job.businessId));
};

/** Remakes the previews of a business's shops, which may show its avatar; offers' previews do not. */
export const makeLinkPreviewsOfShops: WorkOf<typeof pictureJobs, 'make-link-previews-of-shops'> = (
  job,
  _,
  hasTime,
) => runSteps(job, { shops: shopsOf(job.id) }, hasTime, previewIn(job.id));
