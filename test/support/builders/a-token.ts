import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A fake user pool: an issuer with an RSA key pair that signs its tokens. */
export function aPool(issuer: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = createHash('sha256').update(issuer).digest('base64url').slice(0, 12);
  return { issuer, privateKey, publicKey, kid };
}

type Pool = ReturnType<typeof aPool>;

/** Returns the JSON Web Key Set (RFC 7517) with the public keys of the pools. */
export function jwksOf(...pools: readonly Pool[]) {
  return {
    keys: pools.map(({ publicKey, kid }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  };
}

/** Returns a JWT with these claims and a valid RS256 signature; `header` overrides header fields. */
export function signToken(
  claims: object,
  { kid, privateKey }: { kid: string; privateKey: KeyObject },
  header: object = {},
): string {
  const content = `${encode({ typ: 'JWT', alg: 'RS256', kid, ...header })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}
