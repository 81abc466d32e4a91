import { listCurrentOfferIds, type OfferList } from '../offers/repository/list-offers.ts';
import { leaveEachOf } from '../shared/steps.ts';
import { listShopIds } from '../shops/repository/list-shops.ts';
import { isSuperseded } from './is-superseded.ts';
import type { WorkOf } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

/** Previews that one message of a list queues. */
const previewsAtOnce = 100;

const currentOffers = (list: OfferList, now: Date) =>
  leaveEachOf((request) => listCurrentOfferIds(list, now, request), previewsAtOnce);

const shopsOf = (businessId: string) =>
  leaveEachOf((request) => listShopIds(businessId, request), previewsAtOnce);

const previewIn = (businessId: string) => (id: string) =>
  ({ name: 'make-link-preview', id, businessId }) as const;

/** Remakes the previews of a renamed business's shops and current offers. */
export const makeLinkPreviewsOfBusiness: WorkOf<'make-link-previews-of-business'> = (
  job,
  now,
  hasTime,
) => {
  const steps = { shops: shopsOf(job.id), offers: currentOffers({ businessId: job.id }, now) };
  return runSteps(job, steps, hasTime, previewIn(job.id));
};

/** Remakes the previews of a shop's current offers, which show its city. */
export const makeLinkPreviewsOfShop: WorkOf<'make-link-previews-of-shop'> = async (
  job,
  now,
  hasTime,
) => {
  if (await isSuperseded(job, 'placeVersion')) return [];
  const offers = currentOffers({ shopId: job.id }, now);
  return runSteps(job, { offers }, hasTime, previewIn(job.businessId));
};

/** Remakes the previews of a business's shops, which may show its avatar; offers' previews do not. */
export const makeLinkPreviewsOfShops: WorkOf<'make-link-previews-of-shops'> = (job, _, hasTime) =>
  runSteps(job, { shops: shopsOf(job.id) }, hasTime, previewIn(job.id));
