import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { type KeyRing, keyRing } from '#lambdas/claims/vouchers/key-ring.ts';
import { voucherKeysName } from '#lib/voucher-keys.ts';

/**
 * Reads the keys for vouchers in a stage's secret. Returns no value where there is no secret. Throws where its content
 * is no keys.
 */
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

/** The error names the secret only: its content must not be shown. */
function keyRingIn(stage: string, text: string): KeyRing {
  try {
    return keyRing.parse(JSON.parse(text));
  } catch {
    throw new Error(`The secret ${voucherKeysName(stage)} contains no keys for vouchers.`);
  }
}
