import type { VoucherKey } from '#lambdas/claims/vouchers/key-ring.ts';
import { voucherKey } from '../vouchers.ts';

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
