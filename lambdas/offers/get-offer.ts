import { isShown } from '#contract/display-status.ts';
import type { offerRoutes } from '#contract/routes/offers.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { consistencyFor } from '../shared/identity/consistency-for.ts';
import { findShops } from '../shops/repository/find-shops.ts';
import { isShopLive } from '../shops/shop.ts';
import { offerView } from './offer.ts';
import { findOffer } from './repository/find-offers.ts';

/** An offer that is live in at least one shop; its owner sees it in any state. */
export const getOffer: Operation<typeof offerRoutes.getOffer> = async ({ actor, params, now }) => {
  const consistency = consistencyFor(actor);
  const found = await findOffer(params.id, consistency);
  if (!found) throw new AppError('OFFER_NOT_FOUND');
  const [business, shops] = await Promise.all([
    findBusiness(found.offer.businessId, consistency),
    findShops(found.offer.shopsIds, consistency),
  ]);
  if (!business) throw new AppError('OFFER_NOT_FOUND');
  const view = offerView(found.offer, found.counters, business, now);
  const isLive =
    isShown(view.displayStatus) && shops.some((shop) => shop && isShopLive(shop, business));
  if (!isLive && business.userId !== actor?.userId) throw new AppError('OFFER_NOT_FOUND');
  return ok(view);
};
