import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { KeyRing } from '#lambdas/claims/vouchers/key-ring.ts';
import { voucherKeysName } from '#lib/config/voucher-keys.ts';
import type { ClientSettings } from '../stage/client-settings.ts';
import { newVoucherKey } from './new-voucher-key.ts';
import { makeSecret, removeSecret } from './stage-secret.ts';
import { findKeyRing } from './stored-key-ring.ts';

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
