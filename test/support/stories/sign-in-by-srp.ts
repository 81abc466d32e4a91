import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';

export interface ClientOfPool {
  readonly poolId: string;
  readonly clientId: string;
}

interface Session {
  readonly userId: string;
  readonly accessToken: string;
  readonly idToken: string;
}

/** A user's secrets for a sign-in; `codeOf` returns the code of a second factor. */
export interface SrpSecrets {
  readonly password: string;
  readonly codeOf?: (() => string) | undefined;
}

type Answers = Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;

/** The 3072-bit prime of RFC 3526, which Cognito uses for SRP, with the generator 2. */
const prime = numberOf(getDiffieHellman('modp15').getPrime());
const multiplier = numberOf(sha256(bytesOf(prime), bytesOf(2n)));

/**
 * Signs in like the web app, by SRP (RFC 5054 with Cognito's changes), which does not send the password. The tests sign
 * in hundreds of users; Amplify would take a second of CPU time for each, and supports one user at a time. A temporary
 * password becomes the permanent one, as in the web app. Throws Cognito's error, also for a wrong code.
 */
export async function signInBySrp(
  client: CognitoIdentityProviderClient,
  { poolId, clientId: ClientId }: ClientOfPool,
  email: string,
  { password, codeOf }: SrpSecrets,
): Promise<Session> {
  const secret = numberOf(randomBytes(32));
  const clientPublic = power(2n, secret);
  const { ChallengeParameters: challenge = {} } = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: clientPublic.toString(16) },
    }),
  );
  const { USER_ID_FOR_SRP: name = '', SRP_B = '', SALT = '', SECRET_BLOCK = '' } = challenge;
  const serverPublic = BigInt(`0x${SRP_B}`);
  const user = `${poolId.split('_')[1]}${name}`;
  const scramblingParameter = numberOf(sha256(bytesOf(clientPublic), bytesOf(serverPublic)));
  const exponent = numberOf(sha256(bytesOf(BigInt(`0x${SALT}`)), sha256(`${user}:${password}`)));
  const base = (serverPublic + multiplier * (prime - power(2n, exponent))) % prime;
  const shared = power(base, secret + scramblingParameter * exponent);
  const pseudorandomKey = hmac(bytesOf(scramblingParameter), bytesOf(shared));
  const key = hmac(pseudorandomKey, 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16);
  const timestamp = timestampOf(new Date());
  const signature = hmac(key, user, Buffer.from(SECRET_BLOCK, 'base64'), timestamp);
  const verified = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: name,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature.toString('base64'),
        TIMESTAMP: timestamp,
      },
    }),
  );
  const answers = answersTo({ password, codeOf });
  const { AuthenticationResult: tokens } = await answerNext(client, verified, {
    ClientId,
    name,
    answers,
  });
  if (!tokens?.AccessToken || !tokens.IdToken) throw new Error(`${email} got no tokens.`);
  const { sub } = decomposeUnverifiedJwt(tokens.AccessToken).payload;
  return { userId: String(sub), accessToken: tokens.AccessToken, idToken: tokens.IdToken };
}

/** Returns the answers to challenges after the password. */
const answersTo = ({ password, codeOf }: SrpSecrets): Answers => ({
  NEW_PASSWORD_REQUIRED: { NEW_PASSWORD: password },
  ...(codeOf && { SOFTWARE_TOKEN_MFA: { SOFTWARE_TOKEN_MFA_CODE: codeOf() } }),
});

/** Answers the challenge after the right password, if there is one, and returns the result of the sign-in. */
async function answerNext(
  client: CognitoIdentityProviderClient,
  verified: RespondToAuthChallengeCommandOutput,
  { ClientId, name, answers }: { ClientId: string; name: string; answers: Answers },
): Promise<RespondToAuthChallengeCommandOutput> {
  const { ChallengeName, Session } = verified;
  const answer = ChallengeName && answers[ChallengeName];
  if (!answer) return verified;
  const ChallengeResponses = { USERNAME: name, ...answer };
  return client.send(
    new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }),
  );
}

/** Computes `base ** exponent % prime`. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Returns a positive number in two's complement, with a leading zero byte if the first bit is set. */
function bytesOf(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function numberOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

function sha256(...parts: readonly (Buffer | string)[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
}

function hmac(key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();
}

/** Formats a timestamp as `Sat Nov 1 10:44:47 UTC 2026` with an unpadded day, the only format that Cognito accepts. */
function timestampOf(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().split(/,? /);
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
