import { createHmac } from 'node:crypto';
import {
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Person, stageUserPool } from './people.ts';

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
