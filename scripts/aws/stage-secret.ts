import {
  CreateSecretCommand,
  DeleteSecretCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { ClientSettings } from '../stage/client-settings.ts';

interface NewSecret {
  readonly stage: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
}

/** Makes a secret of a stage. Where another deploy made it at the same time, the value of that deploy is kept. */
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

/** Removes a secret at once, if it exists; its name can be used again. */
export async function removeSecret(name: string, settings: ClientSettings): Promise<void> {
  const secret = { SecretId: name, ForceDeleteWithoutRecovery: true };
  try {
    await new SecretsManagerClient(settings).send(new DeleteSecretCommand(secret));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
}
