import type { TFunction } from 'i18next';
import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { Claim, ClaimShop } from '#contract/claims/claims.ts';
import { dayOfEnd } from '#web/lib/format/day-of-end.ts';
import { formatClock } from '#web/lib/format/days.ts';
import { shortDay } from '#web/lib/format/short-day.ts';

/** A shop that still exists. */
export type KnownShop = Exclude<ClaimShop, { readonly isGone: true }>;

export const isKnown = (shop: ClaimShop): shop is KnownShop => !('isGone' in shop);

/** The fields that tell whether a voucher can be used. */
export type StateClaim = Pick<
  Claim,
  'status' | 'startsAt' | 'endsAt' | 'redeemedAt' | 'redeemedShopId' | 'shops'
>;

/** Returns the state of a claim at `now`: an open one ends while it is on the screen. */
export const stateAt = ({ status, endsAt }: StateClaim, now: Date): Claim['status'] =>
  status === 'open' && now > new Date(endsAt) ? 'expired' : status;

/** Returns when a voucher can be used, or when it was used or ended. */
export function stateText(t: TFunction, claim: StateClaim, now: Date): string {
  const known = (claim.shops ?? []).filter(isKnown);
  const [zone = 'America/Sao_Paulo', ...others]: readonly TimeZone[] = known.map(
    ({ timeZone }) => timeZone,
  );
  const zones = [zone, ...others];
  const state = stateAt(claim, now);
  const end = dayOfEnd(claim.endsAt, zones);
  if (state === 'cancelled') return t('voucher.cancelled');
  if (state === 'redeemed' && claim.redeemedAt) {
    const shop = known.find(({ id }) => id === claim.redeemedShopId);
    const at = new Date(claim.redeemedAt);
    const shopZone = shop?.timeZone ?? zone;
    const values = {
      day: shortDay(t, dayIn(shopZone, at), now),
      time: formatClock(shopZone, at),
    };
    return shop
      ? t('voucher.redeemedIn', { ...values, shop: shop.name })
      : t('voucher.redeemed', values);
  }
  if (state !== 'open') return t('voucher.ended', { day: shortDay(t, end, now) });
  const start = new Date(claim.startsAt);
  if (start > now) {
    return t('voucher.between', {
      start: shortDay(t, dayIn(zone, start), now),
      end: shortDay(t, end, now),
    });
  }
  return zones.every((each) => dayIn(each, now) === end)
    ? t('voucher.onlyToday')
    : t('voucher.until', { day: shortDay(t, end, now) });
}
