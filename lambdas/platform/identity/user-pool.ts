import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { awsClient } from '../aws/aws-client.ts';

/**
 * The client of the user pool. A file that needs it is imported by `await import()`, so that its code is loaded
 * by the first call that uses it and not by every cold start. In the pool, the username of a user is their `sub`;
 * their e-mail is accepted as an alias. A call that times out may have been carried out all the same.
 */
export const userPoolClient = awsClient(CognitoIdentityProviderClient, {
  requestTimeout: 1500,
  maxAttempts: 2,
});
