import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';

/** The mocked client of the user pool, with stubbed responses and recorded commands. */
export const userPoolMock = mockClient(CognitoIdentityProviderClient);

/** The `sub` of accounts that the mocked user pool creates. */
const newAccountId = '88888888-8888-4888-8888-888888888888';

/** Resets the mock: there is no account, one can be created, and every other call succeeds. */
export function emptyUserPool(): void {
  userPoolMock.reset();
  // Faster than an answer for each command, since the tests of all routes need thousands.
  userPoolMock.send.callsFake(async (command) => {
    if (command instanceof AdminGetUserCommand) {
      throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    }
    if (!(command instanceof AdminCreateUserCommand)) return { $metadata: {} };
    const Attributes = [{ Name: 'sub', Value: newAccountId }];
    return { $metadata: {}, User: { Username: newAccountId, Attributes } };
  });
}
