import { centsOf } from '#contract/brazil/money.ts';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { nextState } from '#contract/lifecycles/lifecycle.ts';
import { offerLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { OfferInput } from '#contract/offers/offer-input.ts';
import {
  discountPercentOf,
  type OfferDays,
  offerDayErrors,
  offerToday,
} from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { businessRefOf } from '#lambdas/businesses/shown-business.ts';
import { shardsFor } from '#lambdas/claims/shard-caps.ts';
import { imagesViewOf } from '#lambdas/media/images/stored-image.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { displayStatusOf, hasEnded, type OfferWindow, windowIn } from './offer-window.ts';
import type { OfferCounters, OfferItem } from './store/offer-item.ts';

/** Throws VALIDATION_FAILED for days before today (in the westernmost zone) or after the end of next year. */
export function requireValidDays(zones: readonly TimeZone[], days: OfferDays, now: Date): void {
  const errors = offerDayErrors(days, offerToday(zones, now));
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
}

/** Returns a new offer, still without images. */
export function newOffer(
  input: OfferInput,
  zones: readonly TimeZone[],
  { id, userId, now }: { id: string; userId: string; now: Date },
): OfferItem {
  const { originalPrice, offerPrice, availableLimit, imagesUrls: _urls, ...rest } = input;
  return {
    ...rest,
    claimShards: shardsFor(availableLimit),
    ...windowIn(zones, input, now.toISOString()),
    id,
    userId,
    images: [],
    originalPriceCents: centsOf(originalPrice),
    offerPriceCents: centsOf(offerPrice),
    status: 'active',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** Returns an offer as the API shows it at `now`; for one shop, with its window there. */
export function offerView(
  offer: OfferItem,
  counters: OfferCounters,
  business: Business,
  now: Date,
  window: OfferWindow = offer,
): Offer {
  const { originalPriceCents, offerPriceCents } = offer;
  return {
    ...offer,
    ...counters,
    business: businessRefOf(business),
    originalPrice: originalPriceCents / 100,
    offerPrice: offerPriceCents / 100,
    discountPercent: discountPercentOf(originalPriceCents, offerPriceCents),
    ...imagesViewOf(offer.images),
    startsAt: window.startsAt,
    endsAt: window.endsAt,
    displayStatus: displayStatusOf(offer.status, window, counters, now),
  };
}

/** Returns the offer's next version, changed at `now`. */
export function nextVersion(offer: OfferItem, now: Date): OfferItem {
  return { ...offer, updatedAt: now.toISOString(), version: offer.version + 1 };
}

const switchTo = { active: 'switch-on', inactive: 'switch-off' } as const;

/** Switches an offer to `wanted`, or to its other status; undefined without a change. Throws OFFER_EXPIRED. */
export function switchOffer(
  offer: OfferItem,
  wanted: OfferItem['status'] | undefined,
  now: Date,
): OfferItem | undefined {
  if (hasEnded(offer, now)) throw new AppError('OFFER_EXPIRED');
  const status = wanted ?? (offer.status === 'active' ? 'inactive' : 'active');
  if (nextState(offerLifecycle, offer.status, switchTo[status]) !== status) return undefined;
  return { ...nextVersion(offer, now), status };
}
