import type { DisplayStatus } from '#contract/businesses/display-status.ts';
import { hasBegun, hasEnded, type OfferWindow } from './offer-window.ts';
import type { OfferCounters, OfferItem } from './store/offer-item.ts';

/** Returns the shown status. Precedence: expired, inactive, scheduled, sold out. */
export function displayStatusOf(
  status: OfferItem['status'],
  { startsAt, endsAt }: OfferWindow,
  { claimedCount, availableLimit }: OfferCounters,
  now: Date,
): DisplayStatus {
  if (hasEnded({ endsAt }, now)) return 'expired';
  if (status === 'inactive') return 'inactive';
  if (!hasBegun({ startsAt }, now)) return 'scheduled';
  return availableLimit !== undefined && claimedCount >= availableLimit ? 'sold_out' : 'active';
}
