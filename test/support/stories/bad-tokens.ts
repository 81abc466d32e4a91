import { anotherClient, anotherPool } from './foreign-tokens.ts';
import { aNewcomer, aPerson, type Person, signedIn } from './people.ts';

/** Replaces one character in the middle of a token's signature. */
function alteredToken(token: string): string {
  const index = token.length - 40;
  const replacement = token[index] === 'A' ? 'B' : 'A';
  return `${token.slice(0, index)}${replacement}${token.slice(index + 1)}`;
}

/** Replaces claims of a token and keeps its original signature. */
function rewrittenToken(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header, payload = '', signature] = token.split('.');
  const original = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const rewritten = Buffer.from(JSON.stringify({ ...original, ...claims })).toString('base64url');
  return `${header}.${rewritten}.${signature}`;
}

/** Kinds of invalid tokens, which every private route must reject. */
export const badTokens = [
  'no token at all',
  'an altered signature',
  'rewritten claims',
  'another client',
  'another pool',
] as const;

/** Creates an invalid token of each kind. */
export async function someBadTokens(): Promise<Record<(typeof badTokens)[number], string>> {
  const [person, victim, stranger] = await Promise.all([
    aPerson(),
    aPerson(),
    anotherPool().then(aNewcomer),
  ]);
  const elsewhere: Person = await signedIn(person.email, await anotherClient());
  return {
    'no token at all': 'nonsense',
    'an altered signature': alteredToken(person.token),
    'rewritten claims': rewrittenToken(person.token, { sub: victim.userId }),
    'another client': elsewhere.token,
    'another pool': stranger.token,
  };
}
