import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  type GetSecretValueCommandInput,
  type GetSecretValueCommandOutput,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { ClientSettings } from '../stage/local-environment.ts';

/** Reads a secret, by default its current version; undefined if it does not exist. */
export async function findSecret(
  client: SecretsManagerClient,
  secret: GetSecretValueCommandInput,
): Promise<GetSecretValueCommandOutput | undefined> {
  try {
    return await client.send(new GetSecretValueCommand(secret));
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

interface NewSecret {
  readonly stage: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
}

/** Creates a secret of a stage. If another deploy creates it at the same time, that value is kept. */
export async function makeSecret(secret: NewSecret, settings: ClientSettings): Promise<void> {
  try {
    await new SecretsManagerClient(settings).send(
      new CreateSecretCommand({
        Name: secret.name,
        Description: secret.description,
        SecretString: secret.value,
        Tags: [{ Key: 'vitrine:stage', Value: secret.stage }],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceExistsException)) throw error;
  }
}

/** Removes a secret immediately, if it exists, so that its name can be used again. */
export async function removeSecret(name: string, settings: ClientSettings): Promise<void> {
  const secret = { SecretId: name, ForceDeleteWithoutRecovery: true };
  try {
    await new SecretsManagerClient(settings).send(new DeleteSecretCommand(secret));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}
