import { listCurrentOfferIds } from '../offers/repository/list-offers.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import type { Job } from './jobs.ts';
import { previewJobs, previewsAtOnce } from './preview-jobs.ts';

/** What the position among the offers begins with; positions among the shops, which come first, do not. */
const offersMark = 'offers ';

/**
 * Makes the previews of the shops and the current offers of a business again, whose name changed. Returns
 * a job for each of a page of them, and one for the rest.
 */
export async function makeLinkPreviewsOfBusiness(job: Job, now: Date): Promise<readonly Job[]> {
  const { id, after } = job;
  if (!after?.startsWith(offersMark)) {
    const shops = await listShopIds(id, { limit: previewsAtOnce, position: after });
    return previewJobs(job, shops.items, { ...job, after: shops.position ?? offersMark });
  }
  const position = after.slice(offersMark.length) || undefined;
  const offers = await listCurrentOfferIds({ businessId: id }, now, {
    limit: previewsAtOnce,
    position,
  });
  const rest = offers.position && { ...job, after: offersMark + offers.position };
  return previewJobs(job, offers.items, rest || undefined);
}
