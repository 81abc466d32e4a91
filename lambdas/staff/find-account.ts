import '#contract/zod-config.ts';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import type { Applicant } from '#contract/staff.ts';

const { USER_POOL_ID: UserPoolId } = z
  .object({ USER_POOL_ID: z.string().check(z.minLength(1)) })
  .parse(process.env);

/** Milliseconds; with both attempts, less than the time that the Lambda has left after its budget. */
const requestHandler = {
  connectionTimeout: 1000,
  requestTimeout: 1500,
  throwOnRequestTimeout: true,
} as const;

const client = new CognitoIdentityProviderClient({ requestHandler, maxAttempts: 2 });

/**
 * Name, e-mail and telephone of a user's account, by their `sub`, which is the username in the pool. Undefined
 * where there is no account any more. Throws Cognito's error where it is throttled or down.
 */
export async function findAccount(userId: string): Promise<Applicant | undefined> {
  try {
    const account = await client.send(new AdminGetUserCommand({ UserPoolId, Username: userId }));
    const attributeOf = (name: string) =>
      account.UserAttributes?.find((attribute) => attribute.Name === name)?.Value;
    const [name, email, phone] = ['name', 'email', 'phone_number'].map(attributeOf);
    return email ? { ...(name && { name }), email, ...(phone && { phone }) } : undefined;
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}
