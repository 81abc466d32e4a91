import { createHash, generateKeyPairSync } from 'node:crypto';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type KeyRing, keyRing, type VoucherKey } from '#lambdas/claims/vouchers/key-ring.ts';
import { voucherKeysName } from '#lib/config/stage-secrets.ts';
import type { ClientSettings } from '../stage/local-environment.ts';
import { findSecret, makeSecret, removeSecret } from './stage-secret.ts';

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

/** Reads the voucher keys of a stage; undefined if there is no secret. Throws if its content is malformed. */
export async function findKeyRing(
  client: SecretsManagerClient,
  stage: string,
): Promise<KeyRing | undefined> {
  const name = voucherKeysName(stage);
  const secret = await findSecret(client, { SecretId: name });
  if (!secret) return undefined;
  try {
    return keyRing.parse(JSON.parse(secret.SecretString ?? ''));
  } catch {
    // The error does not show the secret's content.
    throw new Error(`The secret ${name} contains no keys for vouchers.`);
  }
}

/** Replaces the keys in a stage's secret. */
export async function putKeyRing(
  client: SecretsManagerClient,
  stage: string,
  ring: KeyRing,
): Promise<void> {
  const secret = { SecretId: voucherKeysName(stage), SecretString: JSON.stringify(ring) };
  await client.send(new PutSecretValueCommand(secret));
}

/** Creates a stage's first voucher key, which signs immediately, unless keys exist. */
export async function ensureVoucherKeys(stage: string, settings: ClientSettings): Promise<void> {
  if (await findKeyRing(new SecretsManagerClient(settings), stage)) return;
  const ring: KeyRing = { keys: [newVoucherKey(new Date())] };
  const name = voucherKeysName(stage);
  const description = 'The keys by which the stage signs vouchers (Ed25519)';
  await makeSecret({ stage, name, description, value: JSON.stringify(ring) }, settings);
}

/** Removes the keys of a stage immediately. Counters no longer accept earlier vouchers. */
export async function removeVoucherKeys(stage: string, settings: ClientSettings): Promise<void> {
  await removeSecret(voucherKeysName(stage), settings);
}
