import { dayIn, type TimeZone } from '../brazil/time-zones.ts';
import { shopMark, splitVoucher, type Voucher } from './voucher.ts';

/** A public key that counters verify vouchers with. */
export interface CounterKey {
  readonly id: string;
  /** The raw 32 bytes of an Ed25519 key in base64url. */
  readonly publicKey: string;
  /** Last instant when it verifies, ISO 8601. */
  readonly validUntil: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Verifies an Ed25519 signature (RFC 8032) with a raw public key in base64url. */
export type VerifySignature = (
  publicKey: string,
  signature: Bytes,
  signed: Bytes,
) => Promise<boolean>;

interface Counter {
  readonly keys: readonly CounterKey[];
  readonly shop: { readonly id: string; readonly timeZone: TimeZone };
  readonly now: Date;
  /** By default Web Cryptography, which not all browsers have for Ed25519. */
  readonly verify?: VerifySignature | undefined;
}

/** Why an offline counter does not take a voucher. */
export type VoucherRefusal =
  | 'INVALID_VOUCHER'
  | 'UNKNOWN_KEY'
  | 'WRONG_SHOP'
  | 'OFFER_NOT_STARTED'
  | 'CLAIM_EXPIRED';

/** A refusal has the voucher only if the signature is right, so no forged text reaches the screen. */
export type VoucherCheck =
  | { readonly ok: true; readonly voucher: Voucher }
  | { readonly ok: false; readonly refusal: VoucherRefusal; readonly voucher?: Voucher };

/** Verifies with Web Cryptography Level 2. Rejects in browsers without Ed25519. */
export const verifyByBrowser: VerifySignature = async (publicKey, signature, signed) => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, signed);
};

async function refusalAt(
  { shop, now }: Counter,
  { shopMarks, firstDay, lastDay }: Voucher,
): Promise<VoucherRefusal | undefined> {
  if (!shopMarks.includes(await shopMark(shop.id))) return 'WRONG_SHOP';
  const today = dayIn(shop.timeZone, now);
  if (today < firstDay) return 'OFFER_NOT_STARTED';
  return today > lastDay ? 'CLAIM_EXPIRED' : undefined;
}

/**
 * Checks a voucher offline: signature, shop, and its days in the shop's zone. It cannot know whether the claim was
 * redeemed or cancelled. Rejects if the signature cannot be verified.
 */
export async function checkVoucher(text: string, counter: Counter): Promise<VoucherCheck> {
  const parts = splitVoucher(text);
  if (!parts) return { ok: false, refusal: 'INVALID_VOUCHER' };
  const { voucher, signed, signature } = parts;
  const key = counter.keys.find(({ id }) => id === voucher.keyId);
  if (!key || counter.now > new Date(key.validUntil)) return { ok: false, refusal: 'UNKNOWN_KEY' };
  const { verify = verifyByBrowser } = counter;
  if (!(await verify(key.publicKey, signature, signed))) {
    return { ok: false, refusal: 'INVALID_VOUCHER' };
  }
  const refusal = await refusalAt(counter, voucher);
  return refusal ? { ok: false, refusal, voucher } : { ok: true, voucher };
}
