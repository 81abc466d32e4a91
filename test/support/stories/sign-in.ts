import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { awsClientSettings, stageUnderTest } from '../stage.ts';

// The 3072-bit group of RFC 3526, which Cognito uses for SRP, with the generator 2.
const prime = BigInt(
  `0x${[
    'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74',
    '020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437',
    '4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed',
    'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05',
    '98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb',
    '9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b',
    'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718',
    '3995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33',
    'a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7',
    'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864',
    'd87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e2',
    '08e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff',
  ].join('')}`,
);

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

/** Bytes of a positive number: even length, with a zero in front where it would read as negative. */
function bytesOf(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`);
const hash = (...parts: readonly (Buffer | string)[]) => {
  const sha256 = createHash('sha256');
  for (const part of parts) sha256.update(part);
  return sha256.digest();
};
const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) => {
  const sha256 = createHmac('sha256', key);
  for (const part of parts) sha256.update(part);
  return sha256.digest();
};

/** `Sat Nov 21 10:44:47 UTC 2026`, with the day unpadded: the only form that Cognito takes. */
function timestampOf(now: Date): string {
  const [, weekday, day, month, year, time] =
    /^(\w+), 0?(\d+) (\w+) (\d+) ([\d:]+)/.exec(now.toUTCString()) ?? [];
  return `${weekday} ${month} ${day} ${time} UTC ${year}`;
}

const multiplier = numberOf(hash(bytesOf(prime), bytesOf(2n)));

let client: CognitoIdentityProviderClient | undefined;

/** A client of a user pool. */
export interface ClientOfPool {
  readonly poolId: string;
  readonly clientId: string;
}

/** The web app's client of the stage's pool. */
export function ourClient(): ClientOfPool {
  const { UserPoolId, UserPoolClientId } = stageUnderTest().outputs;
  return { poolId: UserPoolId, clientId: UserPoolClientId };
}

interface Tokens {
  readonly access: string;
  readonly id: string;
}

/** Signs in as the web app does: the password is proven by SRP and never sent. */
export async function signIn(
  email: string,
  password: string,
  { poolId, clientId }: ClientOfPool = ourClient(),
): Promise<Tokens> {
  const poolName = poolId.split('_')[1];
  client ??= new CognitoIdentityProviderClient(awsClientSettings());
  const secret = numberOf(randomBytes(32));
  const ours = power(2n, secret);
  const { ChallengeParameters: asked = {} } = await client.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: ours.toString(16) },
    }),
  );
  const { USER_ID_FOR_SRP: user = '', SRP_B = '', SALT = '', SECRET_BLOCK = '' } = asked;
  const theirs = BigInt(`0x${SRP_B}`);
  const scramble = numberOf(hash(bytesOf(ours), bytesOf(theirs)));
  const proof = hash(`${poolName}${user}:${password}`);
  const verifier = numberOf(hash(bytesOf(BigInt(`0x${SALT}`)), proof));
  const base = (theirs + multiplier * (prime - power(2n, verifier))) % prime;
  const session = power(base, secret + scramble * verifier);
  const extracted = hmac(bytesOf(scramble), bytesOf(session));
  const key = hmac(extracted, 'Caldera Derived Key', Buffer.from([1])).subarray(0, 16);
  const timestamp = timestampOf(new Date());
  const { AuthenticationResult: tokens } = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: user,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: hmac(
          key,
          `${poolName}${user}`,
          Buffer.from(SECRET_BLOCK, 'base64'),
          timestamp,
        ).toString('base64'),
        TIMESTAMP: timestamp,
      },
    }),
  );
  if (!tokens?.AccessToken || !tokens.IdToken) throw new Error(`${email} got no tokens`);
  return { access: tokens.AccessToken, id: tokens.IdToken };
}
