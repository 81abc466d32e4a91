import { centsOf } from '#contract/brazil/money.ts';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { offerLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { OfferChange } from '#contract/offers/offer-input.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { changedDays } from './changed-days.ts';
import { nextVersion } from './offer.ts';
import { hasEnded } from './offer-window.ts';
import type { OfferItem } from './store/offer-item.ts';

/**
 * An offer after its owner has changed it, in shops of some zones, with the images that it has; any other field that
 * the input leaves out is cleared. Throws VALIDATION_FAILED for days that it may not have (`changedDays`).
 */
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

/** Whether a change can put an offer that is not over into a shop that has none: it adds shops or days. */
export function addsToShops(before: OfferItem, after: OfferItem): boolean {
  return hasLaterEnd(before, after) || after.shopsIds.some((id) => !before.shopsIds.includes(id));
}

/** Whether a change publishes an offer anew: it had not begun, and gets another place in the feeds, by its start. */
export function isPublishedAnew(before: OfferItem, after: OfferItem): boolean {
  return after.startsAt !== before.startsAt;
}

/** Milliseconds, longer than any call takes from its `now` to its commit. */
const longestCall = 60_000;

/**
 * Whether a change adds an offer to the active offers of its business: it is on, and gets a later end after
 * its own. Within a minute of its end it counts as over, since it may be so when the change is committed.
 */
export function isRevived(before: OfferItem, after: OfferItem, now: Date): boolean {
  const soon = new Date(now.getTime() + longestCall);
  return after.status === 'active' && hasLaterEnd(before, after) && hasEnded(before, soon);
}

/** Returns how often a person may claim an offer. */
const limitOfPerson = ({ perConsumerLimit = 1 }: OfferItem) => perConsumerLimit;

/**
 * Returns whether a change makes another or a larger offer: another title or price, a later day, another shop, or more for
 * each person. Texts, photos, and fewer shops or days do not count.
 */
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
