import * as cognito from 'aws-cdk-lib/aws-cognito';
import { FederatedPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * Adds the pool that exchanges a sign-in for AWS credentials, and returns its id. Guests get none. The role of
 * signed-in users has no permissions yet: it is for the browser's telemetry.
 */
export function identityPool(
  scope: Construct,
  pool: cognito.UserPool,
  client: cognito.UserPoolClient,
): string {
  const identities = new cognito.CfnIdentityPool(scope, 'Identities', {
    allowUnauthenticatedIdentities: false,
    allowClassicFlow: false,
    cognitoIdentityProviders: [
      {
        clientId: client.userPoolClientId,
        providerName: pool.userPoolProviderName,
        serverSideTokenCheck: true,
      },
    ],
  });
  const signedIn = new Role(scope, 'SignedIn', {
    description: 'Users who signed in; may do nothing',
    assumedBy: new FederatedPrincipal(
      'cognito-identity.amazonaws.com',
      {
        StringEquals: { 'cognito-identity.amazonaws.com:aud': identities.ref },
        'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
      },
      'sts:AssumeRoleWithWebIdentity',
    ),
  });
  new cognito.CfnIdentityPoolRoleAttachment(scope, 'Roles', {
    identityPoolId: identities.ref,
    roles: { authenticated: signedIn.roleArn },
  });
  return identities.ref;
}
