import { callRoute, everything } from '#test/support/call-route.ts';
import { type NamedRoute, routesThat } from '#test/support/every-route.ts';
import { tableHolds, transactions } from '#test/support/mocked-table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import type { stored } from '#test/support/stored.ts';

const writing = routesThat(({ method }) => method !== 'GET');
const withSecrets = writing.filter(([, { secretFields }]) => secretFields);
const withoutSecrets = writing.filter(([, { secretFields }]) => !secretFields);
const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };

type StoredItem = ReturnType<typeof stored.user>;

/** For each transaction, the items with stored answers. */
const storedRecords = () =>
  transactions().map((actions) =>
    actions.flatMap(({ Put }) =>
      String(Put?.Item?.['PK']).startsWith('IDEMPOTENCY#') ? [Put?.Item as StoredItem] : [],
    ),
  );

/** Calls a route with the idempotency key, then puts the stored answer in the mocked table. */
async function callOnce(route: NamedRoute) {
  const answer = await callRoute(route, { headers });
  const records = storedRecords();
  tableHolds(...everything, ...records.flat());
  return { answer, records };
}

beforeEach(() => tableHolds(...everything));

describe('a route that writes', () => {
  it.each(writing)('%s stores its answer once, in its last transaction', async (...route) => {
    const { records } = await callOnce(route);
    const counts = records.map((items) => items.length);
    expect(counts).toEqual([...counts.slice(1).map(() => 0), 1]);
  });

  it.each(writing)(
    '%s gives the same answer to the same key without writing again',
    async (...route) => {
      const { answer } = await callOnce(route);
      expect(answer.status).toBeLessThan(300);
      expect(await callRoute(route, { headers })).toEqual(answer);
      expect(transactions()).toEqual([]);
    },
  );

  it.each(withSecrets)(
    '%s gives the same answer to the same key with other passwords',
    async (...route) => {
      const { answer } = await callOnce(route);
      expect(answer.status).toBeLessThan(300);
      const [name, { secretFields = [] }] = route;
      const others = secretFields.map((field) => [field, `Outra#${field}2026`]);
      const body = { ...(requestOf[name].body as object), ...Object.fromEntries(others) };
      expect(await callRoute(route, { headers, body })).toEqual(answer);
      expect(transactions()).toEqual([]);
    },
  );

  it.each(withoutSecrets)('%s refuses a key that was used with another body', async (...route) => {
    await callOnce(route);
    const text = `${JSON.stringify(requestOf[route[0]].body)} `;
    expect(await callRoute(route, { headers, text })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(transactions()).toEqual([]);
  });

  it.each(writing)('%s refuses a malformed key', async (...route) => {
    const bad = { ...headers, 'idempotency-key': 'short' };
    expect(await callRoute(route, { headers: bad })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_IDEMPOTENCY_KEY' },
    });
    expect(transactions()).toEqual([]);
  });
});
