import { ECDH } from 'node:crypto';

/** First byte of an uncompressed point (SEC 1, 2.3.3), the only form of RFC 8291. */
const uncompressed = 4;

/** Returns whether a text (base64url) is a point of P-256, as RFC 8291 demands; encrypting for any other fails. */
export function isPublicKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point[0] !== uncompressed) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
