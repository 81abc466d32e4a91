import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { isPushPublicKey, pushKeysName } from '#lib/push-keys.ts';
import { makeSecret, removeSecret } from '../aws/stage-secret.ts';
import type { ClientSettings } from '../stage/client-settings.ts';

const publicPart = z.object({ publicKey: z.string().check(z.refine(isPushPublicKey)) });

/** Context values of the synthesis by which a stage sends push messages; none without keys. */
export type PushContext = { readonly pushPublicKey?: string };

/**
 * Reads the public key of a stage's secret. Returns no value where there is no secret. Throws where its content
 * is no pair of keys.
 */
export async function findPushContext(
  stage: string,
  settings: ClientSettings,
): Promise<PushContext> {
  const client = new SecretsManagerClient(settings);
  try {
    const { SecretString = '' } = await client.send(
      new GetSecretValueCommand({ SecretId: pushKeysName(stage) }),
    );
    return { pushPublicKey: publicKeyIn(stage, SecretString) };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return {};
    throw error;
  }
}

/**
 * Makes the keys of a stage unless it has some, and returns the public one. They are made once: browsers are
 * subscribed with the public key, and other keys would end all of their subscriptions.
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

/** Removes the keys of a stage at once; a stage that is deployed again gets others. */
export async function removePushKeys(stage: string, settings: ClientSettings): Promise<void> {
  await removeSecret(pushKeysName(stage), settings);
}

/** The error names the secret only: its content must not be shown. */
function publicKeyIn(stage: string, text: string): string {
  try {
    return publicPart.parse(JSON.parse(text)).publicKey;
  } catch {
    throw new Error(`The secret ${pushKeysName(stage)} contains no keys for Web Push.`);
  }
}
