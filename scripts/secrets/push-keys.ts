import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { isPushPublicKey, pushKeysName } from '#lib/config/stage-secrets.ts';
import type { ClientSettings } from '../stage/local-environment.ts';
import { findSecret, makeSecret, removeSecret } from './stage-secret.ts';

const publicPart = z.object({ publicKey: z.string().check(z.refine(isPushPublicKey)) });

/** Context value for push messages; empty without keys. */
export type PushContext = { readonly pushPublicKey?: string };

/** Reads the public key of a stage; empty if there is no secret. Throws if its content is not a key pair. */
export async function findPushContext(
  stage: string,
  settings: ClientSettings,
): Promise<PushContext> {
  const name = pushKeysName(stage);
  const secret = await findSecret(new SecretsManagerClient(settings), { SecretId: name });
  if (!secret) return {};
  try {
    return { pushPublicKey: publicPart.parse(JSON.parse(secret.SecretString ?? '')).publicKey };
  } catch {
    // The error does not show the secret's content.
    throw new Error(`The secret ${name} contains no keys for Web Push.`);
  }
}

/**
 * Creates the push keys of a stage unless they exist, and returns the public one. They never change, because new keys
 * would end all subscriptions of browsers.
 */
export async function ensurePushContext(
  stage: string,
  settings: ClientSettings,
): Promise<PushContext> {
  const found = await findPushContext(stage, settings);
  if (found.pushPublicKey !== undefined) return found;
  const description = 'The keys by which the stage identifies itself to push services (VAPID)';
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await makeSecret({ stage, name: pushKeysName(stage), description, value }, settings);
  return findPushContext(stage, settings);
}

/** Removes the keys of a stage immediately; a new deploy creates others. */
export async function removePushKeys(stage: string, settings: ClientSettings): Promise<void> {
  await removeSecret(pushKeysName(stage), settings);
}
