import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { FieldError } from '#contract/http/errors.ts';
import { type OfferDays, offerDayErrors, offerToday } from '#contract/offers/offer-days.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireValidDays } from './offer.ts';
import { hasBegun, windowIn } from './offer-window.ts';
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
 * Returns the days and instants of an offer that its owner changes to `days`, for shops in `zones`. Without a
 * start day, an offer that has not begun starts at `now`. Throws VALIDATION_FAILED.
 */
export function changedDays(
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
