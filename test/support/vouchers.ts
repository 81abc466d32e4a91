import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { encodeVoucher, type VoucherFacts } from '#contract/claims/voucher.ts';
import type { VoucherKey } from '#lambdas/claims/vouchers/key-ring.ts';

/** Creates a private key from 32 hexadecimal bytes, as PKCS #8 (RFC 8410, 7). */
const keyFrom = (hex: string) =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${hex}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

/** A key as counters know it, with its private half. Its id is made as in scripts/secrets/voucher-keys.ts. */
function aKey(privateKey: KeyObject) {
  const publicKey = privateKey.export({ format: 'jwk' }).x ?? '';
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64url'));
  const id = hash.digest('hex').slice(0, 8);
  return { id, publicKey, validUntil: '2027-12-31T23:59:59.999-05:00', privateKey };
}

/** The first key of RFC 8032, 7.1. */
export const voucherKey = aKey(
  keyFrom('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'),
);

/** The second key of RFC 8032, 7.1. */
export const otherVoucherKey = aKey(
  keyFrom('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb'),
);

/** Returns the id of a voucher's shop, numbered 0 to 99. */
export const shopOfVoucher = (number: number) =>
  `shp_01JD2Q5W8N7V3M4K6T9XBCDF${String(number).padStart(2, '0')}`;

/** A claim of an offer in the shops 1 and 2. */
export const voucherFacts: VoucherFacts = {
  code: '7K3MQ9XT2D4',
  offerId: 'off_01JD2Q5W8N7V3M4K6T9XBCDFGH',
  offerVersion: 3,
  firstDay: '2026-11-24',
  lastDay: '2026-12-31',
  shopsIds: [shopOfVoucher(1), shopOfVoucher(2)],
};

/** Its voucher. */
export const aVoucher = (changes: Partial<VoucherFacts> = {}, { id, privateKey } = voucherKey) =>
  encodeVoucher({ ...voucherFacts, ...changes }, id, (bytes) => sign(null, bytes, privateKey));

/** A stored voucher key, by default the first key of RFC 8032, which signs from January 2026. */
export function aVoucherKey(changes: Partial<VoucherKey> = {}): VoucherKey {
  const { id, publicKey, privateKey } = voucherKey;
  return {
    id,
    publicKey,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    signsFrom: '2026-01-15T12:00:00.000Z',
    ...changes,
  };
}
