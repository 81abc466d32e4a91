import { userRoutes } from '#contract/accounts/user-routes.ts';
import { type NamedRoute, routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import {
  beforeWrite,
  itemsOfKind,
  requestsMade,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';

/** An idempotency key belongs to a user. */
const writing = routesThat(({ method, isAnonymous }) => method !== 'GET' && !isAnonymous);
/** After the removal of an account, calls of its user are not answered. */
const repeatable = writing.filter(([name]) => name !== 'deleteAccount');
const withSecrets = repeatable.filter(([, { secretFields }]) => secretFields);
const withoutSecrets = repeatable.filter(([, { secretFields }]) => !secretFields);
const acceptTerms: NamedRoute = ['acceptTerms', userRoutes.acceptTerms, 'users'];
const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };

/** Calls a route with the idempotency key, and returns the answer; later writes fail the test. */
async function callOnce(route: NamedRoute) {
  const answer = await invokeRoute(route, { headers });
  beforeWrite(() => new Error('A repeated request writes'));
  return answer;
}

beforeEach(() => tableHolds(...everything));

describe('a route that writes', () => {
  it.each(repeatable)(
    '%s gives the same answer to the same key without writing again',
    async (...route) => {
      const answer = await callOnce(route);
      expect(answer.status).toBeLessThan(300);
      expect(itemsOfKind('IDEMPOTENCY IDEMPOTENCY')).toHaveLength(1);
      expect(await invokeRoute(route, { headers })).toEqual(answer);
    },
  );

  it.each(withSecrets)(
    '%s stores no password, and refuses a key that was used with any other one',
    async (...route) => {
      await callOnce(route);
      const [name, { secretFields = [] }] = route;
      const given = requestOf[name].body as Readonly<Record<string, string>>;
      const written = JSON.stringify(requestsMade());
      expect(secretFields.filter((field) => written.includes(given[field] ?? ''))).toEqual([]);
      for (const field of secretFields) {
        const body = { ...given, [field]: `Outra#${field}2026` };
        expect(await invokeRoute(route, { headers, body })).toMatchObject({
          status: 409,
          body: { code: 'IDEMPOTENCY_KEY_REUSED' },
        });
      }
    },
  );

  it.each(withoutSecrets)('%s refuses a key that was used with another body', async (...route) => {
    await callOnce(route);
    const text = `${JSON.stringify(requestOf[route[0]].body)} `;
    expect(await invokeRoute(route, { headers, text })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it.each(writing.filter(([name]) => name !== acceptTerms[0]))(
    '%s refuses a key that another call of the user has',
    async (...route) => {
      const { as } = requestOf[route[0]];
      expect((await invokeRoute(acceptTerms, { ...(as && { as }), headers })).status).toBe(200);
      expect(await invokeRoute(route, { headers })).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    },
  );

  it.each(writing)('%s refuses a malformed key', async (...route) => {
    const bad = { ...headers, 'idempotency-key': 'short' };
    expect(await invokeRoute(route, { headers: bad })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_IDEMPOTENCY_KEY' },
    });
    expect(writesMade()).toBe(0);
  });
});
