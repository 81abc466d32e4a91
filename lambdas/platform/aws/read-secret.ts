import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { awsClient } from './aws-client.ts';

const client = awsClient(SecretsManagerClient, { requestTimeout: 3000 });

/** Reads the text of a secret; empty without a text. Throws the errors of Secrets Manager. */
export async function readSecret(SecretId: string): Promise<string> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return SecretString;
}
