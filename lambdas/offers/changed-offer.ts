import { centsOf } from '#contract/brazil/money.ts';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { offerLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { OfferChange } from '#contract/offers/offer-input.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { changedDays } from './changed-days.ts';
import { nextVersion } from './offer.ts';
import { hasEnded } from './offer-window.ts';
import type { OfferItem } from './store/offer-item.ts';

/** Returns a changed offer for shops in `zones`. Throws VALIDATION_FAILED for invalid days (`changedDays`). */
export function changeOffer(
  offer: OfferItem,
  input: OfferChange,
  zones: readonly TimeZone[],
  now: Date,
): OfferItem {
  requireTransition(offerLifecycle, offer.status, 'edit');
  const { businessId, claimShards, createdAt, id, status, updatedAt, userId, version } =
    nextVersion(offer, now);
  const { originalPrice, offerPrice, startDate: _, imagesUrls: _urls, ...rest } = input;
  return {
    ...rest,
    ...changedDays(offer, input, zones, now),
    id,
    userId,
    businessId,
    ...(claimShards !== undefined && { claimShards }),
    images: offer.images,
    originalPriceCents: centsOf(originalPrice),
    offerPriceCents: centsOf(offerPrice),
    status,
    createdAt,
    updatedAt,
    version,
  };
}

const hasLaterEnd = (before: OfferItem, after: OfferItem) => after.endsAt > before.endsAt;

/** Returns whether a change adds shops or days, so it can add a current offer to a shop. */
export function addsToShops(before: OfferItem, after: OfferItem): boolean {
  return hasLaterEnd(before, after) || after.shopsIds.some((id) => !before.shopsIds.includes(id));
}

/** Returns whether a change publishes an offer again: a new start gives it another place in the feeds. */
export function isPublishedAnew(before: OfferItem, after: OfferItem): boolean {
  return after.startsAt !== before.startsAt;
}

/** Longest time in milliseconds from a call's `now` to its commit. */
const longestCall = 60_000;

/**
 * Returns whether a change makes an ended offer active again. Within a minute of its end it counts as ended, since
 * it may have ended by the commit.
 */
export function isRevived(before: OfferItem, after: OfferItem, now: Date): boolean {
  const soon = new Date(now.getTime() + longestCall);
  return after.status === 'active' && hasLaterEnd(before, after) && hasEnded(before, soon);
}

const limitOfPerson = ({ perConsumerLimit = 1 }: OfferItem) => perConsumerLimit;

/** Returns whether a change makes a new or a larger offer. Texts, photos, and fewer shops or days do not count. */
export function isEnlarged(before: OfferItem, after: OfferItem): boolean {
  return (
    after.title !== before.title ||
    after.originalPriceCents !== before.originalPriceCents ||
    after.offerPriceCents !== before.offerPriceCents ||
    after.expirationDate > before.expirationDate ||
    (after.startDate ?? '') > (before.startDate ?? '') ||
    after.shopsIds.some((id) => !before.shopsIds.includes(id)) ||
    limitOfPerson(after) > limitOfPerson(before)
  );
}
