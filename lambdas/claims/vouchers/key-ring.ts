import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';

const required = z.string().check(z.minLength(1));

const voucherKey = z.object({
  /** The first four bytes of the SHA-256 of the raw public key, in hexadecimal. */
  id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  /** The raw 32 bytes of an Ed25519 key, in base64url. */
  publicKey: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** PKCS #8, in base64url. */
  privateKey: required,
  signsFrom: instant,
  /** When somebody ended it because it is compromised. */
  endedAt: z.exactOptional(instant),
});

/** The content of the secret with the keys by which a stage signs vouchers. */
export const keyRing = z.object({ keys: z.array(voucherKey).check(z.minLength(1)) });

export type VoucherKey = z.output<typeof voucherKey>;
export type KeyRing = z.output<typeof keyRing>;

/** Whether a key signs or will sign, or has signed what still counts. */
export function isTrusted({ endedAt }: VoucherKey): boolean {
  return endedAt === undefined;
}

/** The key that signs at an instant: the newest one that signs by then and is not ended. */
export function signingKey({ keys }: KeyRing, now: Date): VoucherKey | undefined {
  return keys
    .filter((key) => isTrusted(key) && new Date(key.signsFrom) <= now)
    .reduce<VoucherKey | undefined>(
      (newest, key) => (newest && newest.signsFrom > key.signsFrom ? newest : key),
      undefined,
    );
}
