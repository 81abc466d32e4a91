import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';

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
