import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type KeyRing, keyRing } from '#lambdas/claims/vouchers/key-ring.ts';
import { voucherKeysName } from '#lib/config/voucher-keys.ts';

/** Reads the voucher keys of a stage; undefined if there is no secret. Throws if its content is malformed. */
export async function findKeyRing(
  client: SecretsManagerClient,
  stage: string,
): Promise<KeyRing | undefined> {
  try {
    const { SecretString = '' } = await client.send(
      new GetSecretValueCommand({ SecretId: voucherKeysName(stage) }),
    );
    return keyRingIn(stage, SecretString);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
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

/** The error does not show the secret's content. */
function keyRingIn(stage: string, text: string): KeyRing {
  try {
    return keyRing.parse(JSON.parse(text));
  } catch {
    throw new Error(`The secret ${voucherKeysName(stage)} contains no keys for vouchers.`);
  }
}
