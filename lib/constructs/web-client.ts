import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Duration } from 'aws-cdk-lib/core';

/** What a user may say about themselves. */
const ownAttributes = new cognito.ClientAttributes()
  .withStandardAttributes({ email: true, fullname: true, birthdate: true, phoneNumber: true })
  .withCustomAttributes('country', 'termsVersion', 'termsAcceptedAt');

/** And what they may read on top: the business (`family_name`) and shop that the server noted for them. */
const readableAttributes = ownAttributes
  .withStandardAttributes({ emailVerified: true, familyName: true })
  .withCustomAttributes('shop');

/**
 * The web app's client: passwords never leave the browser (SRP), and business and shop are not for the
 * user to write.
 */
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
