import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { readSecret } from '#lambdas/platform/aws/read-secret.ts';
import { contact } from './push-settings.ts';

const required = z.string().check(z.minLength(1));

/** Both keys in base64url, as scripts/secrets/push-keys.ts makes them. */
const pushKeys = z.object({ publicKey: required, privateKey: required });

/** Keys and contact that identify the stage to push services (RFC 8292). */
export type Vapid = z.output<typeof pushKeys> & { readonly contact: string };

async function readKeys(SecretId: string): Promise<Vapid> {
  const text = await readSecret(SecretId);
  try {
    return { ...pushKeys.parse(JSON.parse(text)), contact };
  } catch {
    // The parser's own error would quote the secret, and errors are logged.
    throw new Error(`The secret ${SecretId} contains no keys for Web Push`);
  }
}

let read: Promise<Vapid> | undefined;

/** Reads the stage's keys from a secret, once per container; after a failure the next call tries again. */
export async function readVapid(secret: string): Promise<Vapid> {
  read ??= readKeys(secret);
  try {
    return await read;
  } catch (error) {
    read = undefined;
    throw error;
  }
}
