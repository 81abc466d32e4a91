import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { UserError } from '../process/user-error.ts';
import { findAccount } from './users.ts';

const sub = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Whom {
  readonly poolId: string;
  /** Email or `sub`; the account may already be gone from the user pool. */
  readonly name: string;
}

/** The account that was found. `status` is undefined if the user has no item. */
interface Removed {
  readonly userId: string;
  readonly hasAccount: boolean;
  readonly status: 'active' | 'disabled' | 'removed' | undefined;
}

/**
 * Removes an account, even of a disabled user, like the call `deleteAccount`. Jobs started by the table's stream do the
 * rest; a removed account stays as it is. The environment must name the stage's table. Throws a UserError if there is
 * no such user.
 */
export async function removeAccount(
  client: CognitoIdentityProviderClient,
  { poolId, name }: Whom,
): Promise<Removed> {
  const wanted = name.toLowerCase();
  if (!wanted.includes('@') && !sub.test(wanted)) {
    throw new UserError(`${name} is neither an e-mail nor the sub of an account.`);
  }
  const account = await findAccount(client, { poolId, email: wanted });
  if (!account && wanted.includes('@')) {
    throw new UserError(`${name} has no account in the user pool of this stage.`);
  }
  const userId = account?.userId ?? wanted;
  // These modules read the environment when they are loaded.
  const { findUser } = await import('#lambdas/platform/identity/user-store.ts');
  const { retryOnConflict } = await import('#lambdas/platform/table/retry-on-conflict.ts');
  const { writesToLeave } = await import('#lambdas/accounts/leaving.ts');
  return retryOnConflict(async (commit) => {
    const user = await findUser(userId);
    if (user?.status !== 'removed') await commit(await writesToLeave(userId, user, new Date()));
    return { userId, hasAccount: account !== undefined, status: user?.status };
  });
}
