import type { SizeLimits } from '#contract/businesses/size-types.ts';
import { limitsOn } from '#lambdas/businesses/sizes/size-types.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { countActiveOffers, countUsage } from '#lambdas/businesses/store/size-use-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { hasEnded } from '../offer-window.ts';
import type { OfferItem } from '../store/offer-item.ts';

/**
 * Throws LIMIT_OF_SIZE_TYPE_REACHED if a business may have no further active offer; `own` is 1 if the offer itself
 * is already active. Returns a write for the offer's transaction that fails if the limit may have been reached
 * meanwhile.
 */
export async function requireBelowOffersLimit(
  businessId: string,
  { maxActiveOffers }: SizeLimits,
  now: Date,
  own: 0 | 1 = 0,
): Promise<Write> {
  const { count, takeRoom } = await countActiveOffers(businessId, now);
  const room = maxActiveOffers - (count - own);
  if (room <= 0) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return takeRoom(room, 0);
}

/** Stored offers that a business may have per allowed active offer. */
const storedForEachActive = 10;

/**
 * Like `requireBelowOffersLimit`, for a new offer, which the returned write counts. Also limits stored offers to
 * ten times as many, since jobs go through all of them.
 */
export async function requireRoomForOffer(
  businessId: string,
  { maxActiveOffers }: SizeLimits,
  now: Date,
): Promise<Write> {
  const { count, storedCount, takeRoom } = await countActiveOffers(businessId, now);
  const storedRoom = storedForEachActive * maxActiveOffers - storedCount;
  const room = Math.min(maxActiveOffers - count, storedRoom);
  if (room <= 0) throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  return takeRoom(room, 1);
}

/**
 * Refuses to enlarge an active offer while its business has more than its size allows: after a change to a smaller
 * size, old offers could be turned into new ones for ever.
 */
export async function requireMayEnlarge(
  offer: OfferItem,
  business: BusinessItem,
  now: Date,
): Promise<void> {
  if (offer.status !== 'active' || hasEnded(offer, now)) return;
  const { activeOffersCount } = await countUsage(business.id, now);
  if (activeOffersCount > limitsOn(business, now).maxActiveOffers) {
    throw new AppError('LIMIT_OF_SIZE_TYPE_REACHED');
  }
}
