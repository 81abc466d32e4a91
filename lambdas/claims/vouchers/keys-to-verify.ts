import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import type { CounterKey } from '#contract/claims/check-voucher.ts';
import { lastOfferDay } from '#contract/offers/offer-days.ts';
import { isTrusted, type KeyRing, type VoucherKey } from './key-ring.ts';

/** Days from the first counter packs with a key to its first signature. */
export const leadDays = 7;
const leadMilliseconds = leadDays * 86_400_000;

const easternmost = 'America/Noronha';
const westernmost = 'America/Rio_Branco';

/** Returns the latest end of a voucher that a key signed at an instant. */
function endOfLastVoucher(signedAt: Date): Date {
  return endOfDay(westernmost, lastOfferDay(dayIn(easternmost, signedAt)));
}

/** Returns when the next key replaces this one, in milliseconds; infinity if there is none. */
function successionOf(key: VoucherKey, keys: readonly VoucherKey[]): number {
  const later = keys.filter(({ signsFrom }) => signsFrom > key.signsFrom);
  return Math.min(...later.map(({ signsFrom }) => Date.parse(signsFrom)));
}

/**
 * Returns the keys with which counters verify vouchers. A new key is included seven days before it signs, and stays
 * until its last voucher ends, on 31 December of the year after its last signature. A revoked key is left out at once.
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
