import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** One of the minimum settings of OWASP's Password Storage Cheat Sheet: 16 MB, and about 0.2 s of one core. */
const cost = { N: 2 ** 14, r: 8, p: 5 } satisfies ScryptOptions;

const hashLength = 32;

/** Secret fields of a request, stored only as a slow hash. */
export interface Secrets {
  /** Salted hash `<salt>.<hash>` in base64url; the same for each call on one request. */
  readonly hash: () => Promise<string>;
  /** Whether a hash was made of the same secrets. */
  readonly isHashed: (stored: string | undefined) => Promise<boolean>;
}

function derive(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, hashLength, cost, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

async function newHash(text: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(text, salt);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Wraps the secrets in a text, such as the JSON of some fields. */
export function secretsOf(text: string): Secrets {
  let made: Promise<string> | undefined;
  return {
    hash: () => {
      made ??= newHash(text);
      return made;
    },
    isHashed: async (stored = '') => {
      const [salt = '', hash = ''] = stored.split('.');
      const expected = Buffer.from(hash, 'base64url');
      if (expected.length !== hashLength) return false;
      return timingSafeEqual(await derive(text, Buffer.from(salt, 'base64url')), expected);
    },
  };
}
