import * as cognito from 'aws-cdk-lib/aws-cognito';
import { FederatedPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import { Duration, Stack, Validations } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import type { StageConfig } from '../../config/config.ts';
import { domainOf, refusalToDeploy } from '../../config/mail-sender.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';
import { codeMail, invitationMail } from './user-pool-mails.ts';

/** Custom attributes: hints for the app, and the record of consent. */
const customAttributes = {
  /** A hint for the app; the table is authoritative. */
  shop: new cognito.StringAttribute({ maxLen: 64, mutable: true }),
  country: new cognito.StringAttribute({ maxLen: 2, mutable: true }),
  /** Accepted terms and the time, written once at sign-up. */
  termsVersion: new cognito.StringAttribute({ maxLen: 32, mutable: false }),
  termsAcceptedAt: new cognito.StringAttribute({ maxLen: 32, mutable: false }),
};

/** The pool of all users, who sign in by email and are identified by the random `sub`. */
export function userPool(
  scope: Construct,
  config: StageConfig,
  mailFrom: string | undefined,
): cognito.UserPool {
  const pool = new cognito.UserPool(scope, 'Users', {
    userPoolName: `vitrine-${config.stage}`,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes,
    passwordPolicy: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      tempPasswordValidity: Duration.days(temporaryPasswordDays),
    },
    mfa: cognito.Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
    userVerification: codeMail,
    userInvitation: invitationMail,
    // The Plus plan is not worth its price: its check for leaked passwords does not see SRP sign-ins, and its risk
    // rules were never configured. See docs/decisions/identity.md.
    featurePlan: cognito.FeaturePlan.ESSENTIALS,
    // Not protected at first: a rollback of the first deploy has to delete it.
    deletionProtection: Stack.of(scope).terminationProtection,
    removalPolicy: removalPolicyOf(config),
    ...(config.mail === 'ses' &&
      mailFrom !== undefined &&
      refusalToDeploy(config, mailFrom) === undefined && { email: sesMail(scope, mailFrom) }),
  });
  acknowledgeChoices(pool);
  return pool;
}

function sesMail(scope: Construct, mailFrom: string): cognito.UserPoolEmail {
  return cognito.UserPoolEmail.withSES({
    fromEmail: mailFrom,
    fromName: 'Vitrine',
    sesRegion: Stack.of(scope).region,
    sesVerifiedDomain: domainOf(mailFrom),
  });
}

function acknowledgeChoices(pool: cognito.UserPool): void {
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-COG2',
    reason:
      'A second factor is optional for the pool: shopkeepers and consumers who lose their phone would be locked out. The API refuses staff who have not signed in with one.',
  });
  Validations.of(pool).acknowledge({
    id: 'AwsSolutions-COG8',
    reason:
      'The Plus plan is charged per active user, and its check for leaked passwords does not see passwords of a sign-in by SRP.',
  });
}

/** Attributes that users may write. */
const ownAttributes = new cognito.ClientAttributes()
  .withStandardAttributes({
    email: true,
    fullname: true,
    birthdate: true,
    phoneNumber: true,
    locale: true,
  })
  .withCustomAttributes('country', 'termsVersion', 'termsAcceptedAt');

/** Attributes that users may read, including the business (`family_name`) and shop that the server sets. */
const readableAttributes = ownAttributes
  .withStandardAttributes({ emailVerified: true, familyName: true })
  .withCustomAttributes('shop');

/** The web app's client: passwords never leave the browser (SRP), and users cannot write their business and shop. */
export function webClient(pool: cognito.UserPool): cognito.UserPoolClient {
  return pool.addClient('Web', {
    generateSecret: false,
    authFlows: { userSrp: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
    readAttributes: readableAttributes,
    writeAttributes: ownAttributes,
  });
}

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
