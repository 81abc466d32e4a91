import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { type KeyRing, keyRing } from './key-ring.ts';

const { VOUCHER_KEYS_SECRET: SecretId } = z
  .object({
    /** The name of the secret with the stage's keys. */
    VOUCHER_KEYS_SECRET: z.string().check(z.minLength(1)),
  })
  .parse(process.env);

/** A successor is in the secret seven days before it signs, so that every container knows it in time. */
const maxAgeMilliseconds = 3_600_000;

async function readKeys(): Promise<KeyRing> {
  const { readSecret } = await import('#lambdas/platform/aws/read-secret.ts');
  const text = await readSecret(SecretId);
  try {
    return keyRing.parse(JSON.parse(text));
  } catch {
    // The parser's own error would contain the beginning of the secret, and errors are logged.
    throw new Error(`The secret ${SecretId} contains no keys for vouchers`);
  }
}

let known: { readonly ring: KeyRing; readonly until: number } | undefined;
let reading: Promise<KeyRing> | undefined;

/** Calls that come meanwhile wait for the same answer. */
async function readOnce(): Promise<KeyRing> {
  reading ??= readKeys().finally(() => {
    reading = undefined;
  });
  return reading;
}

/**
 * The stage's keys, read once for each container and again after an hour. Where a later read fails, the keys of before
 * hold for another hour. Throws where the first read fails; the next call then tries again.
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
