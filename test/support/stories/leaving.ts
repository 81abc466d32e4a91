import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { awsClientSettings } from '../stage.ts';
import { call } from './call.ts';
import { type Person, signedIn } from './people.ts';
import { queueJob } from './queue-job.ts';
import { ourClient } from './sign-in.ts';

/** Removes the account of a person, by their username unless another name is given. */
export const removeOwnAccount = (person: Person, name = person.userId) =>
  call(accountRoutes.deleteAccount, { as: person, params: { name } });

/** Begins the second pass of the removal of a business now: by itself it comes two minutes after the first. */
export const beginSecondPass = (businessId: string): Promise<void> =>
  queueJob('AccountJobsQueueUrl', {
    name: 'close-business',
    id: businessId,
    place: { step: 'late shops', position: null },
  });

/** The name of Cognito's error when a person signs in; undefined where it lets them in. */
export async function signInError({ email }: Person): Promise<string | undefined> {
  try {
    await signedIn(email);
    return undefined;
  } catch (error) {
    return (error as CognitoIdentityProviderServiceException).name;
  }
}

/** Signs up with the e-mail of somebody who left; returns the new account's `sub`. Throws where it is not free. */
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
