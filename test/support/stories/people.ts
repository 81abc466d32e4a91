import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderServiceException,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '#contract/accounts/routes.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { awsClientSettings, ourClient } from '../stage.ts';
import { call } from './call.ts';
import { type ClientOfPool, type SrpSecrets, signInBySrp } from './sign-in-by-srp.ts';
import { writeUser } from './table.ts';

const permanentPassword = 'Vitrine#2026';

let client: CognitoIdentityProviderClient | undefined;

/** Returns the user pool's client, for calls of its users and of an administrator. */
export const stageUserPool = () => {
  client ??= new CognitoIdentityProviderClient(awsClientSettings());
  return client;
};

/** A signed-in user with their tokens. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The access token, sent as the bearer token. */
  readonly token: string;
  readonly idToken: string;
}

/** Creates a confirmed account with a permanent password. Returns its email. */
async function anAccount(poolId = ourClient().poolId): Promise<string> {
  const email = `${randomUUID()}@vitrine.test`;
  const user = { UserPoolId: poolId, Username: email };
  await stageUserPool().send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await stageUserPool().send(
    new AdminSetUserPasswordCommand({ ...user, Password: permanentPassword, Permanent: true }),
  );
  return email;
}

/** Signs an account in, by default with the web app's client. */
export async function signedIn(
  email: string,
  client: ClientOfPool = ourClient(),
  { password = permanentPassword, codeOf }: Partial<SrpSecrets> = {},
): Promise<Person> {
  const session = await signInBySrp(stageUserPool(), client, email, { password, codeOf });
  return { userId: session.userId, email, token: session.accessToken, idToken: session.idToken };
}

/** A signed-in user with an account created by an administrator: no user record, no terms accepted. */
export async function aNewcomer(client = ourClient()): Promise<Person> {
  return signedIn(await anAccount(client.poolId), client);
}

/** Accepts the current terms for a user. */
async function withTerms(person: Person): Promise<Person> {
  const body = { version: legalDocuments.termsVersion };
  await call(userRoutes.acceptTerms, { as: person, body });
  return person;
}

/** A new signed-in user who has accepted the terms. */
export async function aPerson(): Promise<Person> {
  return withTerms(await aNewcomer());
}

/** A signed-in staff member, who needs both the Cognito group and `staffSince` in the user record. */
export async function aStaffMember(): Promise<Person> {
  const email = await anAccount();
  await stageUserPool().send(
    new AdminAddUserToGroupCommand({
      UserPoolId: ourClient().poolId,
      Username: email,
      GroupName: 'staff',
    }),
  );
  const person = await signedIn(email);
  const now = new Date().toISOString();
  await writeUser({ userId: person.userId, status: 'active', createdAt: now, staffSince: now });
  return withTerms(person);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes base32 (RFC 4648, without padding). */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of an authenticator app (RFC 6238: SHA-1, 30 seconds, six digits) for its base32 secret. */
export function codeAt(secret: string, now: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Returns a code that is wrong now and half a minute before and after. */
export function wrongCode(secret: string, now: Date): string {
  const near = [-30_000, 0, 30_000].map((ms) => codeAt(secret, new Date(now.getTime() + ms)));
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
}

/** Gives a person the secret of an authenticator app that is not yet their second factor. */
export async function aCodeApp({ token: AccessToken }: Person): Promise<string> {
  const { SecretCode } = await stageUserPool().send(
    new AssociateSoftwareTokenCommand({ AccessToken }),
  );
  return SecretCode ?? '';
}

/** Proves the app with a code and makes it their second factor. Throws Cognito's error for a wrong code. */
export async function enableCodeApp(
  { token: AccessToken }: Person,
  UserCode: string,
): Promise<void> {
  await stageUserPool().send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await stageUserPool().send(
    new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }),
  );
}

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
  const { UserSub } = await stageUserPool().send(
    new SignUpCommand({
      ClientId: ourClient().clientId,
      Username: email,
      Password: permanentPassword,
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  return UserSub;
}
