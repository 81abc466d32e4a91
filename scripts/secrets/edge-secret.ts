import { createHash, randomBytes } from 'node:crypto';
import {
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { edgeSecretName, edgeSecretText } from '#lib/config/stage-secrets.ts';
import { UserError } from '../process/user-error.ts';
import type { ClientSettings } from '../stage/local-environment.ts';
import { findSecret, makeSecret, removeSecret } from './stage-secret.ts';

/** Context value with the hashes of the edge secret; empty without a secret. */
export type EdgeContext = { readonly edgeSecret?: string };

interface Version {
  readonly id: string;
  readonly hash: string;
}

/** Versions of the secret: the current one and, during a rotation, the previous one. */
interface Versions {
  readonly current: Version;
  readonly previous: Version | undefined;
}

const newValue = () => randomBytes(32).toString('base64url');

/** Reads the secret of a stage; empty if there is none. */
export async function findEdgeContext(
  stage: string,
  settings: ClientSettings,
): Promise<EdgeContext> {
  const versions = await findVersions(stage, settings);
  if (!versions) return {};
  const { current, previous } = versions;
  const hashes = previous ? [current.hash, previous.hash] : [current.hash];
  return { edgeSecret: edgeSecretText({ versionId: current.id, hashes }) };
}

/** Creates the secret of a stage unless it exists, and returns the same as `findEdgeContext`. */
export async function ensureEdgeContext(
  stage: string,
  settings: ClientSettings,
): Promise<EdgeContext> {
  const found = await findEdgeContext(stage, settings);
  if (found.edgeSecret !== undefined) return found;
  const description = 'What the distribution sends to the API, so that it knows its calls';
  const secret = { stage, name: edgeSecretName(stage), description, value: newValue() };
  await makeSecret(secret, settings);
  return findEdgeContext(stage, settings);
}

/**
 * Creates a new value; the next deploy sends it and accepts both. Does nothing and returns false if an earlier rotation
 * is unfinished, since the distribution may still send its old value. Throws a UserError if the stage has no secret.
 */
export async function startRotation(stage: string, settings: ClientSettings): Promise<boolean> {
  const versions = await findVersions(stage, settings);
  if (!versions) throw new UserError(`The stage ${stage} has no secret yet: its deploy makes one.`);
  if (versions.previous) return false;
  await new SecretsManagerClient(settings).send(
    new PutSecretValueCommand({ SecretId: edgeSecretName(stage), SecretString: newValue() }),
  );
  return true;
}

/** Forgets the previous value; the next deploy no longer accepts it. */
export async function endRotation(stage: string, settings: ClientSettings): Promise<void> {
  const versions = await findVersions(stage, settings);
  if (!versions?.previous) return;
  await new SecretsManagerClient(settings).send(
    new UpdateSecretVersionStageCommand({
      SecretId: edgeSecretName(stage),
      VersionStage: 'AWSPREVIOUS',
      RemoveFromVersionId: versions.previous.id,
    }),
  );
}

/** Removes the secret of a stage immediately. */
export async function removeEdgeSecret(stage: string, settings: ClientSettings): Promise<void> {
  await removeSecret(edgeSecretName(stage), settings);
}

async function findVersions(
  stage: string,
  settings: ClientSettings,
): Promise<Versions | undefined> {
  const current = await findVersion(stage, 'AWSCURRENT', settings);
  if (!current) return undefined;
  return { current, previous: await findVersion(stage, 'AWSPREVIOUS', settings) };
}

async function findVersion(
  stage: string,
  VersionStage: string,
  settings: ClientSettings,
): Promise<Version | undefined> {
  const SecretId = edgeSecretName(stage);
  const secret = await findSecret(new SecretsManagerClient(settings), { SecretId, VersionStage });
  if (!secret) return undefined;
  const { SecretString, VersionId } = secret;
  if (!SecretString || !VersionId) throw new Error(`The secret ${SecretId} has no value.`);
  return { id: VersionId, hash: createHash('sha256').update(SecretString).digest('hex') };
}
