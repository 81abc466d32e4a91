import type { SizeLimits } from '#contract/businesses/size-types.ts';
import { countActiveOffers, countUsage } from '#lambdas/businesses/store/active-offers-store.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { limitsOn } from '../businesses/limits-on.ts';
import { hasEnded } from './offer-window.ts';
import type { OfferItem } from './store/offer-item.ts';

/**
 * Throws LIMIT_OF_SIZE_TYPE_REACHED where a business may have no further active offer. Active offers are
 * those that are on and have not ended, scheduled ones included. `own` of them is the offer itself, where
 * it is counted already. Returns a write to commit with the offer, which fails if the limit may have been reached
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

/** Offers that a business may store for each that may be active. */
const storedForEachActive = 10;

/**
 * The same for a new offer, which is refused also where the business stores ten times as many, those included that are
 * off or have ended: jobs go through all of them. The write counts the offer.
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
 * Refuses to enlarge an active offer while its business has more of them than its size allows, as after a change to a
 * smaller size: they could be changed into new ones for ever. Throws LIMIT_OF_SIZE_TYPE_REACHED.
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
