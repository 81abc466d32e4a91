import type { Route } from '#contract/route.ts';
import { type Call, call } from './call.ts';
import { aPerson, type Person, removeUser } from './people.ts';

type Ask = (person: Person) => Call | Promise<Call>;

/** Another signature of the same length: one character in its middle is another one. */
export function alteredToken(token: string): string {
  const at = token.length - 40;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

/** The token with claims of its holder's choosing, under the signature that it had. */
export function rewrittenToken(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header, payload = '', signature] = token.split('.');
  const given = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const rewritten = Buffer.from(JSON.stringify({ ...given, ...claims })).toString('base64url');
  return `${header}.${rewritten}.${signature}`;
}

/** Tests that a private route lets in nobody but those whose token and user are good. */
export function refusesTheUnknown(route: Route, ask: Ask): void {
  describe('without a good token', () => {
    let person: Person;
    let request: Call;
    beforeAll(async () => {
      person = await aPerson();
      request = await ask(person);
    });

    it('answers 401 to a call without a token', async () => {
      const { status } = await call(route, { ...request, as: undefined });
      expect(status).toBe(401);
    });

    it('answers 401 to an altered token', async () => {
      const { status } = await call(route, {
        ...request,
        as: { token: alteredToken(person.token) },
      });
      expect(status).toBe(401);
    });

    it('answers 401 to a user removed a moment ago, whose token is still good', async () => {
      await removeUser(person);
      const { status, code } = await call(route, { ...request, as: person });
      expect({ status, code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    });
  });
}

const tooLong = 'a'.repeat(65 * 1024);
const json = { 'content-type': 'application/json' };

/** Bodies that are wrong for any route, and what they are answered with. */
const badBodies = [
  ['not JSON', { text: '{"name": ' }, 400, 'MALFORMED_JSON'],
  [
    'of another content type',
    { headers: { 'content-type': 'text/plain' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['of 65 KiB', { text: JSON.stringify({ name: tooLong }) }, 413, 'BODY_TOO_LARGE'],
  ['a list', { text: '[]' }, 400, 'VALIDATION_FAILED'],
  ['null', { text: 'null' }, 400, 'VALIDATION_FAILED'],
  ['a number', { text: '7' }, 400, 'VALIDATION_FAILED'],
] as const;

/** A body with a key more than it may have. */
function withKey(body: unknown, key: string): string {
  return JSON.stringify(body).replace('{', `{"${key}": {"isStaff": true}, `);
}

/** Tests that a route refuses every body that is wrong in itself, and that `isUntouched` after it. */
export function refusesBadBodies(
  route: Route,
  ask: () => Promise<Call>,
  isUntouched: (request: Call) => Promise<void>,
): void {
  describe('with a body that is wrong in itself', () => {
    let request: Call;
    beforeAll(async () => {
      request = await ask();
    });
    afterEach(async () => {
      await isUntouched(request);
    });

    it.each(badBodies)('refuses one that is %s', async (_, wrong, status, code) => {
      const answer = await call(route, { ...request, ...wrong });
      expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    });

    it.each(['isStaff', '__proto__', 'constructor'])(
      'refuses the unknown field %s',
      async (key) => {
        const text = withKey(request.body, key);
        const answer = await call(route, { ...request, text, headers: json });
        expect(answer.code).toBe('VALIDATION_FAILED');
        expect(answer.errors).toContainEqual({ path: key, code: 'UNKNOWN_FIELD' });
      },
    );

    it('refuses an idempotency key that is none', async () => {
      const answer = await call(route, { ...request, headers: { 'idempotency-key': 'short' } });
      expect(answer.code).toBe('INVALID_IDEMPOTENCY_KEY');
    });
  });
}
