import { createHash, generateKeyPairSync } from 'node:crypto';
import type { VoucherKey } from '#lambdas/claims/vouchers/key-ring.ts';

/** Creates an Ed25519 key that signs vouchers from the given instant. */
export function newVoucherKey(signsFrom: Date): VoucherKey {
  const pair = generateKeyPairSync('ed25519');
  const { x: publicKey = '' } = pair.publicKey.export({ format: 'jwk' });
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64url'));
  return {
    id: hash.digest('hex').slice(0, 8),
    publicKey,
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
    signsFrom: signsFrom.toISOString(),
  };
}
