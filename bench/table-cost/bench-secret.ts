import {
  CreateSecretCommand,
  DeleteSecretCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { clientSettings } from '#scripts/stage/local-environment.ts';

/** Creates a secret that calls read, such as the trial key; `remove` deletes it. */
export async function makeBenchSecret(endpoint: string, kind: string, SecretString: string) {
  const client = new SecretsManagerClient(clientSettings(endpoint));
  const name = `vitrine-bench-${kind}-${Date.now()}`;
  await client.send(new CreateSecretCommand({ Name: name, SecretString }));
  const remove = async () => {
    await client.send(
      new DeleteSecretCommand({ SecretId: name, ForceDeleteWithoutRecovery: true }),
    );
  };
  return { name, remove };
}
