import { createECDH, ECDH } from 'node:crypto';
import { isPublicKey } from '#lambdas/messages/push/check-subscription.ts';

const point = createECDH('prime256v1').generateKeys();
const text = (bytes: Buffer) => bytes.toString('base64url');
const otherCurve = createECDH('secp256k1').generateKeys();

/** The point with one byte changed, so that it is not on the curve. */
const changed = (position: number, value: number) => {
  const bytes = Buffer.from(point);
  bytes[position] = value;
  return bytes;
};

describe('a public key of a browser', () => {
  it('is an uncompressed point of P-256', () => {
    expect(isPublicKey(text(point))).toBe(true);
  });

  it.each([
    ['is not on the curve', changed(64, (point[64] ?? 0) ^ 1)],
    ['is of another curve', otherCurve],
    ['is compressed', ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed')],
    ['is in the hybrid form', ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'hybrid')],
    ['is all zeros', Buffer.alloc(65)],
    ['is the form and zeros', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
    ['is too short', point.subarray(0, 64)],
  ])('that %s is refused', (_, bytes) => {
    expect(isPublicKey(text(bytes as Buffer))).toBe(false);
  });
});
