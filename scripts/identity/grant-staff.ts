import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { addToGroup } from './users.ts';

interface NewStaff {
  readonly userPoolId: string;
  readonly email: string;
  readonly userId: string;
}

/**
 * Makes a user staff: the record that the API goes by, and the group that their token shows. The
 * environment has to name the stage's table.
 */
export async function grantStaff(
  client: CognitoIdentityProviderClient,
  { userPoolId, email, userId }: NewStaff,
): Promise<void> {
  // Both read the environment as soon as they are loaded.
  const { makeStaff } = await import('#lambdas/shared/identity/user-repository.ts');
  const { commit } = await import('#lambdas/shared/table/transaction.ts');
  await commit([makeStaff(userId, new Date())]);
  await addToGroup(client, userPoolId, email, 'staff');
}
