import { readSecret } from '#lambdas/platform/aws/read-secret.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';

/** Name of the secret with the stage's trial key; only the Lambda that approves businesses may read it. */
const SecretId = requiredVariable('TRIAL_KEY_SECRET');

async function readKey(): Promise<string> {
  const key = await readSecret(SecretId);
  if (!key) throw new Error('The secret of trials is empty');
  return key;
}

let read: Promise<string> | undefined;

/** Returns the stage's trial key, read once per container. After a failure the next call retries. */
export async function readTrialKey(): Promise<string> {
  read ??= readKey();
  try {
    return await read;
  } catch (error) {
    read = undefined;
    throw error;
  }
}
