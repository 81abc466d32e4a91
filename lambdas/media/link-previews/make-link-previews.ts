import { listCurrentOfferIds, type OfferList } from '#lambdas/offers/store/find-offers.ts';
import { leaveEachOf } from '#lambdas/platform/jobs/job-steps.ts';
import type { WorkOf } from '#lambdas/platform/jobs/run-batch.ts';
import { runSteps } from '#lambdas/platform/jobs/run-steps.ts';
import { isSuperseded } from '#lambdas/shops/is-superseded.ts';
import { listShopIds } from '#lambdas/shops/store/shop-store.ts';
import type { pictureJobs } from '../jobs.ts';

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
