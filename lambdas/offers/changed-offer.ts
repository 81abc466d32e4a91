import { centsOf } from '#contract/brazil/money.ts';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { FieldError } from '#contract/http/errors.ts';
import { offerLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { OfferChange } from '#contract/offers/offer-input.ts';
import {
  limitPerPerson,
  type OfferDays,
  offerDayErrors,
  offerToday,
} from '#contract/offers/offer-rules.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { nextVersion, requireValidDays } from './offer.ts';
import { hasBegun, hasEnded, windowIn } from './offer-window.ts';
import type { OfferItem } from './store/offer-item.ts';

type Days = Pick<OfferItem, 'startDate' | 'expirationDate' | 'startsAt' | 'endsAt' | 'publishedAt'>;

function startErrors(offer: OfferItem, { startDate, expirationDate }: OfferDays): FieldError[] {
  const path = 'startDate';
  if (startDate !== undefined && startDate !== offer.startDate) {
    return [{ path, code: 'ALREADY_STARTED' }];
  }
  const kept = offer.startDate ?? expirationDate;
  return kept > expirationDate ? [{ path, code: 'AFTER_EXPIRATION' }] : [];
}

/** Returns the days of an offer that has begun: its start stays, in all its shops. */
function daysOfBegun(
  offer: OfferItem,
  days: OfferDays,
  zones: readonly TimeZone[],
  now: Date,
): Days {
  const { startDate, startsAt, publishedAt } = offer;
  const { expirationDate } = days;
  const errors = [
    ...startErrors(offer, days),
    ...offerDayErrors({ expirationDate }, offerToday(zones, now)),
  ];
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
  return {
    ...(startDate !== undefined && { startDate }),
    ...(publishedAt !== undefined && { publishedAt }),
    expirationDate,
    ...windowIn(zones, { expirationDate }, startsAt),
  };
}

/**
 * Returns the days and instants of an offer that its owner changes to `days`, for shops in `zones`. Without a start
 * day, an offer that has not begun starts at `now`. Throws VALIDATION_FAILED: ALREADY_STARTED for another start day of
 * an offer that has begun, or the codes of `offerDayErrors`.
 */
function changedDays(
  offer: OfferItem,
  days: OfferDays,
  zones: readonly TimeZone[],
  now: Date,
): Days {
  if (hasBegun(offer, now)) return daysOfBegun(offer, days, zones, now);
  requireValidDays(zones, days, now);
  const { startDate, expirationDate } = days;
  const publishedAt = now.toISOString();
  return {
    ...(startDate === undefined ? { publishedAt } : { startDate }),
    expirationDate,
    ...windowIn(zones, days, publishedAt),
  };
}

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

/** Returns whether a change makes a new or a larger offer. Texts, photos, and fewer shops or days do not count. */
export function isEnlarged(before: OfferItem, after: OfferItem): boolean {
  return (
    after.title !== before.title ||
    after.originalPriceCents !== before.originalPriceCents ||
    after.offerPriceCents !== before.offerPriceCents ||
    after.expirationDate > before.expirationDate ||
    (after.startDate ?? '') > (before.startDate ?? '') ||
    after.shopsIds.some((id) => !before.shopsIds.includes(id)) ||
    limitPerPerson(after.perConsumerLimit) > limitPerPerson(before.perConsumerLimit)
  );
}
