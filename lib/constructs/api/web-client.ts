import * as cognito from 'aws-cdk-lib/aws-cognito';
import { Duration } from 'aws-cdk-lib/core';

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
