import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { dayIn, endOfDay } from '#contract/brazil/time-zones.ts';
import type { CounterKey } from '#contract/claims/check-voucher.ts';
import { instant } from '#contract/fields/fields.ts';
import { lastOfferDay } from '#contract/offers/offer-rules.ts';

const required = z.string().check(z.minLength(1));

const voucherKey = z.object({
  /** First four bytes of the SHA-256 of the raw public key, in hexadecimal. */
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** Raw 32 bytes of an Ed25519 key, in base64url. */
  publicKey: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** PKCS #8, in base64url. */
  privateKey: required,
  signsFrom: instant,
  /** When the key was revoked because it is compromised. */
  endedAt: z.exactOptional(instant),
});

/** Schema of the secret with the stage's voucher keys. */
export const keyRing = z.object({ keys: z.array(voucherKey).check(z.minLength(1)) });

export type VoucherKey = z.output<typeof voucherKey>;
export type KeyRing = z.output<typeof keyRing>;

/** Returns whether a key was not revoked. */
export function isTrusted({ endedAt }: VoucherKey): boolean {
  return endedAt === undefined;
}

/** Returns the key that signs at an instant: the newest trusted key whose `signsFrom` has passed. */
export function signingKey({ keys }: KeyRing, now: Date): VoucherKey | undefined {
  return keys
    .filter((key) => isTrusted(key) && new Date(key.signsFrom) <= now)
    .reduce<VoucherKey | undefined>(
      (newest, key) => (newest && newest.signsFrom > key.signsFrom ? newest : key),
      undefined,
    );
}

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
