import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { encodeVoucher, type VoucherFacts } from '#contract/claims/voucher.ts';
import type { ClaimItem } from '../store/claim-item.ts';
import { signingKey, type VoucherKey } from './key-ring.ts';
import { readKeyRing } from './voucher-keys.ts';

/** Returns the content of a claim's voucher. An offer without a start day began on its publication day. */
export function voucherFactsOf(claim: ClaimItem) {
  const { code, offerId, offerVersion, shopsIds, startDate, publishedAt, expirationDate } = claim;
  return {
    code,
    offerId,
    offerVersion,
    shopsIds,
    // In Brazil's westernmost zone, so that no shop refuses it as too early.
    firstDay: startDate ?? dayIn('America/Rio_Branco', new Date(publishedAt)),
    lastDay: expirationDate,
  };
}

const keyObjects = new Map<string, KeyObject>();

function keyObjectOf({ id, privateKey }: VoucherKey): KeyObject {
  let object = keyObjects.get(id);
  if (!object) {
    const key = Buffer.from(privateKey, 'base64url');
    object = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    keyObjects.set(id, object);
  }
  return object;
}

/** Returns the signed voucher of a claim. Throws if the keys cannot be read or none is valid. */
export async function signVoucher(facts: VoucherFacts, now: Date): Promise<string> {
  const key = signingKey(await readKeyRing(now), now);
  if (!key) throw new Error('No key for vouchers signs');
  const object = keyObjectOf(key);
  return encodeVoucher(facts, key.id, (bytes) => sign(null, bytes, object));
}
