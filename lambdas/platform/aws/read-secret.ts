import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClient } from './aws-client.ts';

const client = awsClient(SecretsManagerClient, { requestTimeout: 3000 });

/** The text of a secret, empty where it has none. Throws what Secrets Manager answers. */
export async function readSecret(SecretId: string): Promise<string> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return SecretString;
}
