import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { attributesIn } from '#lambdas/platform/identity/account-attributes.ts';
import { type Addressee, addresseeIn } from '#lambdas/platform/identity/addressee.ts';
import { userPoolClient } from '#lambdas/platform/identity/user-pool.ts';

/**
 * Returns the e-mail and the language of the account of an access token. Cognito bills no user as active for a call with
 * their own token. Throws Cognito's error where it refuses the token, is throttled or down.
 */
export async function readOwnAddressee(AccessToken: string): Promise<Addressee | undefined> {
  const { UserAttributes } = await userPoolClient.send(new GetUserCommand({ AccessToken }));
  return addresseeIn(attributesIn(UserAttributes));
}
