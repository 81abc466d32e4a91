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

interface Counter {
  readonly keys: readonly CounterKey[];
  readonly shop: { readonly id: string; readonly timeZone: TimeZone };
  readonly now: Date;
}

/** Why an offline counter does not take a voucher. */
export type VoucherRefusal =
  | 'INVALID_VOUCHER'
  | 'UNKNOWN_KEY'
  | 'WRONG_SHOP'
  | 'OFFER_NOT_STARTED'
  | 'CLAIM_EXPIRED';

/** A refusal has the voucher only if the signature is right, so no forged text reaches the screen. */
type VoucherCheck =
  | { readonly ok: true; readonly voucher: Voucher }
  | { readonly ok: false; readonly refusal: VoucherRefusal; readonly voucher?: Voucher };

async function verifies(
  publicKey: string,
  signature: Uint8Array<ArrayBuffer>,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, signed);
}

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
 * redeemed or cancelled. Rejects in browsers without Ed25519 (Web Cryptography Level 2).
 */
export async function checkVoucher(text: string, counter: Counter): Promise<VoucherCheck> {
  const parts = splitVoucher(text);
  if (!parts) return { ok: false, refusal: 'INVALID_VOUCHER' };
  const { voucher, signed, signature } = parts;
  const key = counter.keys.find(({ id }) => id === voucher.keyId);
  if (!key || counter.now > new Date(key.validUntil)) return { ok: false, refusal: 'UNKNOWN_KEY' };
  if (!(await verifies(key.publicKey, signature, signed))) {
    return { ok: false, refusal: 'INVALID_VOUCHER' };
  }
  const refusal = await refusalAt(counter, voucher);
  return refusal ? { ok: false, refusal, voucher } : { ok: true, voucher };
}
