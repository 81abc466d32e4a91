import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { type Addressee, addresseeIn, attributesIn } from '#lambdas/platform/identity/addressee.ts';
import { userPoolClient } from '#lambdas/platform/identity/user-pool.ts';

/**
 * Returns the e-mail and language of the account of an access token. Unlike an administrator's look-up, this does not
 * make the user count as active on Cognito's bill. Throws Cognito's error if it refuses the token, is throttled or
 * down.
 */
export async function readOwnAddressee(AccessToken: string): Promise<Addressee | undefined> {
  const { UserAttributes } = await userPoolClient.send(new GetUserCommand({ AccessToken }));
  return addresseeIn(attributesIn(UserAttributes));
}
