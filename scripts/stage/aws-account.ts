import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { configOf, type Stage } from '#lib/config/config.ts';
import { isAccount } from '#lib/config/settings.ts';
import { UserError } from '../process/user-error.ts';

/**
 * Checks that the credentials belong to the account in `VITRINE_ACCOUNT`, so that a wrong profile cannot change another
 * account. Returns the stage's region. Throws a UserError if the variable is missing or malformed, the accounts differ,
 * or AWS refuses the credentials.
 */
export async function requireAccount(stage: Stage): Promise<string> {
  const { region } = configOf(stage).location;
  const wanted = process.env['VITRINE_ACCOUNT'];
  if (!wanted || !isAccount(wanted)) {
    throw new UserError(
      `Set VITRINE_ACCOUNT to the 12-digit id of the AWS account of the stage ${stage}; it is compared with your credentials before anything is changed.`,
    );
  }
  const caller = new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  const { Account } = await caller.catch((error: Error) => {
    throw new UserError(
      `AWS did not accept your credentials (${error.message}); sign in again or set AWS_PROFILE.`,
    );
  });
  if (Account === wanted) return region;
  throw new UserError(
    `Your credentials are of the account ${Account}, but VITRINE_ACCOUNT names ${wanted} for the stage ${stage}; choose the right profile (AWS_PROFILE) or correct the variable.`,
  );
}
