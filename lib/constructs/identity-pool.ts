import * as cognito from 'aws-cdk-lib/aws-cognito';
import { FederatedPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * Turns a sign-in into AWS credentials. Guests get none, and the role of the signed-in may do nothing: it
 * is there to carry the browser's telemetry one day. Returns the pool's id.
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
