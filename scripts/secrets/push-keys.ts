import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import webPush from 'web-push';
import * as z from 'zod/mini';
import { isPushPublicKey, pushKeysName } from '#lib/config/stage-secrets.ts';
import type { ClientSettings } from '../stage/local-environment.ts';
import { makeSecret, removeSecret } from './stage-secret.ts';

const publicPart = z.object({ publicKey: z.string().check(z.refine(isPushPublicKey)) });

/** Context value for push messages; empty without keys. */
export type PushContext = { readonly pushPublicKey?: string };

/** Reads the public key of a stage; empty if there is no secret. Throws if its content is not a key pair. */
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

/** The error does not show the secret's content. */
function publicKeyIn(stage: string, text: string): string {
  try {
    return publicPart.parse(JSON.parse(text)).publicKey;
  } catch {
    throw new Error(`The secret ${pushKeysName(stage)} contains no keys for Web Push.`);
  }
}
