import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { awsClientSettings } from '../stage.ts';
import { call } from './call.ts';
import { type Person, signedIn } from './people.ts';
import { ourClient } from './sign-in.ts';

/** Removes a person's account, by default by their username. */
export const removeOwnAccount = (person: Person, name = person.userId) =>
  call(accountRoutes.deleteAccount, { as: person, params: { name } });

/** Returns the name of Cognito's error when a person signs in; undefined if the sign-in succeeds. */
export async function signInError({ email }: Person): Promise<string | undefined> {
  try {
    await signedIn(email);
    return undefined;
  } catch (error) {
    return (error as CognitoIdentityProviderServiceException).name;
  }
}

/** Signs up with the email of somebody who left, and returns the new `sub`. Throws if the email is taken. */
export async function signUpAgainWith(email: string): Promise<string | undefined> {
  const client = new CognitoIdentityProviderClient(awsClientSettings());
  const { UserSub } = await client.send(
    new SignUpCommand({
      ClientId: ourClient().clientId,
      Username: email,
      Password: 'Vitrine#2026',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  return UserSub;
}
