import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { configOf, type Stage } from '#lib/config.ts';
import { isAccount } from '#lib/settings.ts';
import { UserError } from '../process/user-error.ts';

/**
 * Refuses to go on unless the credentials in the environment are of the account that `VITRINE_ACCOUNT`
 * names, so that a wrong profile never reaches another account. Gives the region of the stage. Throws a
 * UserError when the variable is missing or malformed, or when AWS does not accept the credentials.
 */
export async function requireAccount(stage: Stage): Promise<string> {
  const { place } = configOf(stage);
  if (place.kind === 'local') throw new Error(`The stage ${stage} is not on AWS.`);
  const wanted = process.env['VITRINE_ACCOUNT'];
  if (!wanted || !isAccount(wanted)) {
    throw new UserError(
      `Set VITRINE_ACCOUNT to the 12-digit id of the AWS account of the stage ${stage}; it is compared with your credentials before anything is changed.`,
    );
  }
  const actual = await callersAccount(place.region);
  if (actual !== wanted) {
    throw new UserError(
      `Your credentials are of the account ${actual}, but VITRINE_ACCOUNT names ${wanted} for the stage ${stage}; choose the right profile (AWS_PROFILE) or correct the variable.`,
    );
  }
  return place.region;
}

async function callersAccount(region: string): Promise<string> {
  const client = new STSClient({ region });
  try {
    const { Account } = await client.send(new GetCallerIdentityCommand({}));
    return Account ?? 'unknown';
  } catch (error) {
    throw new UserError(
      `AWS did not accept your credentials (${(error as Error).message}); sign in again or set AWS_PROFILE.`,
    );
  } finally {
    client.destroy();
  }
}
