import '#contract/zod-config.ts';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';

/** The secret with the stage's key of trials, which only the Lambda that approves businesses may read. */
const { TRIAL_KEY_SECRET: SecretId } = z
  .object({ TRIAL_KEY_SECRET: z.string().check(z.minLength(1)) })
  .parse(process.env);

const client = new SecretsManagerClient({
  requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
});

async function readKey(): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error('The secret of trials is empty');
  return SecretString;
}

let read: Promise<string> | undefined;

/** The stage's key of trials, read once for each container. Throws where it cannot be read; the next call tries again. */
export async function readTrialKey(): Promise<string> {
  read ??= readKey();
  try {
    return await read;
  } catch (error) {
    read = undefined;
    throw error;
  }
}
