import {
  CreateSecretCommand,
  DeleteSecretCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { clientSettings } from '#scripts/stage/client-settings.ts';

/** Makes a key of trials, which an approval reads; `remove` deletes it. */
export async function makeBenchKey(endpoint: string) {
  const client = new SecretsManagerClient(clientSettings(endpoint));
  const name = `vitrine-bench-trials-${Date.now()}`;
  await client.send(new CreateSecretCommand({ Name: name, SecretString: 'key of the bench' }));
  const remove = async () => {
    await client.send(
      new DeleteSecretCommand({ SecretId: name, ForceDeleteWithoutRecovery: true }),
    );
  };
  return { name, remove };
}
