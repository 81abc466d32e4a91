import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { awsClient } from '../aws/aws-client.ts';

/**
 * Client of the user pool. Load files that need it by `await import()`, to keep its code out of every cold start.
 * The pool's username is the user's `sub`, with their e-mail as an alias. A call that times out may have
 * succeeded.
 */
export const userPoolClient = awsClient(CognitoIdentityProviderClient, {
  requestTimeout: 1500,
  maxAttempts: 2,
});
