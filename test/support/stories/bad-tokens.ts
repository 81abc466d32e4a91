import { anotherClient, anotherPool } from './foreign-tokens.ts';
import { aNewcomer, aPerson, type Person, signedIn } from './people.ts';

/** The token with one character in the middle of its signature replaced. */
function alteredToken(token: string): string {
  const at = token.length - 40;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/** The token with claims of its holder's choosing, under the signature that it had. */
function rewrittenToken(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header, payload = '', signature] = token.split('.');
  const given = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const rewritten = Buffer.from(JSON.stringify({ ...given, ...claims })).toString('base64url');
  return `${header}.${rewritten}.${signature}`;
}

/** The kinds of tokens that no route takes. */
export const badTokens = [
  'no token at all',
  'an altered signature',
  'rewritten claims',
  'another client',
  'another pool',
] as const;

/** A token of each kind. */
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
