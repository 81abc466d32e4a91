import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { pushSubscriptionId } from '../request-of-route.ts';
import { ownerId } from './people.ts';

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

const browser = aPushBrowser('https://push.vitrine.test/send/stored');

/** A stored subscription, renewed just now. */
export function aPushSubscription(changes: Partial<StoredSubscription> = {}): StoredSubscription {
  return {
    id: pushSubscriptionId,
    ...browser.subscription,
    claimId: 'claim-of-stored',
    createdAt: '2026-01-02T03:04:05.678Z',
    updatedAt: new Date().toISOString(),
    ...changes,
  };
}

/** A subscription in one of ten other browsers; the higher its number, the later it was renewed. */
export const pushSubscriptionNo = (n: number) =>
  aPushSubscription({
    id: `88888888-8888-4888-8888-88888888888${n}`,
    endpoint: `https://push.vitrine.test/send/no-${n}`,
    claimId: `claim-${n}`,
    updatedAt: `2026-11-1${n}T00:00:00.000Z`,
  });

/** The item with a user's subscriptions, by default the owner's. */
export const storedSubscriptions = (
  subscriptions: readonly StoredSubscription[],
  userId = ownerId,
) => ({ ...keys.pushSubscriptions(userId), revision: 4, subscriptions });

/** Returns the key of the claim on a subscription's endpoint. */
export const claimKeyOf = ({ endpoint }: Pick<StoredSubscription, 'endpoint'>) =>
  keys.pushEndpoint(createHash('sha256').update(endpoint).digest('base64url'));

/** Returns the claim of the user who subscribed last in a browser; by default the subscription's own claim. */
export const claimOf = (subscription: StoredSubscription, { claimId } = subscription) => ({
  ...claimKeyOf(subscription),
  claimId,
});
