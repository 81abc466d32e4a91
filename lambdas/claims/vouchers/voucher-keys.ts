import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { type KeyRing, keyRing } from './key-ring.ts';

const SecretId = requiredVariable('VOUCHER_KEYS_SECRET');

/** Lifetime of cached keys: far shorter than the seven days from storing a key to its first signature. */
const maxAgeMilliseconds = 3_600_000;

async function readKeys(): Promise<KeyRing> {
  const { readSecret } = await import('#lambdas/platform/aws/read-secret.ts');
  const text = await readSecret(SecretId);
  try {
    return keyRing.parse(JSON.parse(text));
  } catch {
    // The parser's error would put the start of the secret into the log.
    throw new Error(`The secret ${SecretId} contains no keys for vouchers`);
  }
}

let known: { readonly ring: KeyRing; readonly until: number } | undefined;
let reading: Promise<KeyRing> | undefined;

/** Reads the keys; concurrent calls share one request. */
async function readOnce(): Promise<KeyRing> {
  reading ??= readKeys().finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * Returns the stage's voucher keys, cached per container for an hour. If a later read fails, the cached keys stay for
 * another hour; a failed first read throws, and the next call retries.
 */
export async function readKeyRing(now: Date): Promise<KeyRing> {
  if (known && now.getTime() < known.until) return known.ring;
  const ring = await readOnce().catch((error: Error) => {
    if (!known) throw error;
    logger.error('keys for vouchers not read again', error);
    return known.ring;
  });
  known = { ring, until: now.getTime() + maxAgeMilliseconds };
  return ring;
}
