import { ECDH } from 'node:crypto';

/** Whether an origin matches a pattern; `*` is one label of a host, as in `https://*.push.apple.com`. */
function matches(origin: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return origin === pattern;
  const label = origin.slice(before.length, -after.length);
  return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+$/.test(label);
}

/**
 * Returns an endpoint as it is stored and called: a URL at an allowed push service, else undefined. The Lambda
 * sends requests to it, so users must not be able to choose other targets inside AWS.
 */
export function allowedEndpoint(endpoint: string, services: readonly string[]): string | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return undefined;
  return services.some((pattern) => matches(url.origin, pattern)) ? url.href : undefined;
}

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
