import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import type { CounterKey } from '#contract/claims/check-voucher.ts';
import { lastOfferDay } from '#contract/offers/offer-days.ts';
import { isTrusted, type KeyRing, type VoucherKey } from './key-ring.ts';

/** How long a key is in the packs of counters before it signs. */
export const leadDays = 7;
const leadMilliseconds = leadDays * 86_400_000;

/** Where a year begins first, and where it ends last. */
const easternmost = 'America/Noronha';
const westernmost = 'America/Rio_Branco';

/** The end of the last voucher of a key that signs for the last time at an instant. */
function endOfLastVoucher(signedAt: Date): Date {
  return endOfDay(westernmost, lastOfferDay(dayIn(easternmost, signedAt)));
}

/** When the next key takes over from one; the end of time where none does. */
function successionOf(key: VoucherKey, keys: readonly VoucherKey[]): number {
  const later = keys.filter(({ signsFrom }) => signsFrom > key.signsFrom);
  return Math.min(...later.map(({ signsFrom }) => Date.parse(signsFrom)));
}

/**
 * The keys by which counters verify vouchers at an instant: a successor from seven days before it signs, and each other
 * one until its last voucher can have ended, on 31 December of the year after the one in which it signed last. One that
 * was ended is missing at once.
 */
export function keysToVerify(ring: KeyRing, now: Date): CounterKey[] {
  const keys = ring.keys.filter(isTrusted);
  return keys
    .filter(({ signsFrom }) => Date.parse(signsFrom) - leadMilliseconds <= now.getTime())
    .map((key) => {
      const { id, publicKey, signsFrom } = key;
      const signedAt = Math.max(
        Date.parse(signsFrom),
        Math.min(now.getTime(), successionOf(key, keys)),
      );
      return { id, publicKey, validUntil: endOfLastVoucher(new Date(signedAt)).toISOString() };
    })
    .filter(({ validUntil }) => now <= new Date(validUntil));
}
