import {
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { UserError } from '../process/user-error.ts';
import { findAccount } from './users.ts';

/**
 * Removes the second factor of a staff member and ends their sessions; staff calls refuse their old tokens. May be
 * repeated. The environment must name the stage's table. Throws a UserError for anyone else.
 */
export async function resetSecondFactor(
  client: CognitoIdentityProviderClient,
  { poolId, email }: { readonly poolId: string; readonly email: string },
): Promise<void> {
  // These modules read the environment when they are loaded.
  const { findUser, removeSecondFactor } = await import('#lambdas/platform/identity/user-store.ts');
  const { retryOnConflict } = await import('#lambdas/platform/table/retry-on-conflict.ts');
  const { userId } = (await findAccount(client, { poolId, email })) ?? {};
  if (!userId || !(await findUser(userId))?.staffSince) {
    throw new UserError(`${email} is not staff of this stage.`);
  }
  const user = { UserPoolId: poolId, Username: email };
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
  // A call of the user may remove it at the same time.
  await retryOnConflict(async () => {
    const since = (await findUser(userId))?.secondFactorSince;
    if (since) await removeSecondFactor(userId, since);
  });
  await client.send(new AdminUserGlobalSignOutCommand(user));
}
