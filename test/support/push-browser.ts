import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';

/** A subscribed browser that reads messages by RFC 8291 and RFC 8188. */
export interface PushBrowser {
  readonly subscription: PushSubscriptionInput;
  /** Decrypts the body of a message; throws if it was encrypted for another browser. */
  readonly read: (body: Buffer) => unknown;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const label = (text: string) => Buffer.from(`${text}\0`);

/** Returns a browser subscribed at an endpoint. */
export function aPushBrowser(endpoint: string): PushBrowser {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([label('WebPush: info'), own, sender]);
    const secret = derive(curve.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16);
    const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // The text ends with a delimiter of 2 in the last record.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read };
}

const partOf = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());

/**
 * Returns the claims and public key of an Authorization header of RFC 8292; throws if the signature does not verify.
 */
export function parseVapid(header: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } as never });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isValid) throw new Error('The signature of the token is wrong');
  return { publicKey, algorithm: partOf(head).alg, claims: partOf(claims) };
}
