import {
  AdminGetUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Applicant } from '#contract/staff.ts';
import { userPoolId as UserPoolId, userPool } from '../shared/identity/user-pool.ts';

/**
 * Name, e-mail and telephone of a user's account, by their `sub`, which is the username in the pool. Undefined
 * where there is no account any more. Throws Cognito's error where it is throttled or down.
 */
export async function findAccount(userId: string): Promise<Applicant | undefined> {
  try {
    const account = await userPool.send(new AdminGetUserCommand({ UserPoolId, Username: userId }));
    const attributeOf = (name: string) =>
      account.UserAttributes?.find((attribute) => attribute.Name === name)?.Value;
    const [name, email, phone] = ['name', 'email', 'phone_number'].map(attributeOf);
    return email ? { ...(name && { name }), email, ...(phone && { phone }) } : undefined;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
