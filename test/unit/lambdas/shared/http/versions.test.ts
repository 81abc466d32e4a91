import { handler } from '#lambdas/businesses/handler.ts';
import { handler as description } from '#lambdas/description/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler as subscriptions } from '#lambdas/subscriptions/handler.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

describe('a change with If-Match', () => {
  const change = (version?: string) =>
    call(
      handler,
      aRequest('PUT /businesses/{id}', {
        as: { userId: ownerId },
        params: { id: businessId },
        body: aBusinessInput({ name: 'Padaria Nova' }),
        ...(version !== undefined && { headers: { 'if-match': version } }),
      }),
    );

  beforeEach(() => tableHolds(stored.business(aPendingBusiness({ version: 4 }))));

  it.each([undefined, '"1", W/"4"'])('is applied with %s', async (version) => {
    const { status, headers, body } = await change(version);
    expect([status, headers['etag'], body['version']]).toEqual([200, '"5"', 5]);
    expect(itemAt(keys.business(businessId))).toMatchObject({ version: 5, name: 'Padaria Nova' });
  });

  it.each(['"3"', ''])('is refused with %p, which does not match its version', async (version) => {
    const { status, body } = await change(version);
    expect([status, body['code']]).toEqual([412, 'VERSION_MISMATCH']);
    expect(itemAt(keys.business(businessId))).toMatchObject({ version: 4 });
  });
});

describe.each([
  ['the size types', handler, 'GET /businesses/sizes/types', 3600],
  ['the prices', subscriptions, 'GET /subscriptions/prices', 3600],
  ['the description of the API', description, 'GET /openapi.json', 300],
] as const)('%s', (_, lambda, routeKey, seconds) => {
  const get = (known?: string) =>
    call(
      lambda,
      aRequest(routeKey, { headers: known === undefined ? {} : { 'if-none-match': known } }),
    );

  it('are cacheable, with an ETag of their content', async () => {
    const { status, headers } = await get();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(`public, max-age=${seconds}`);
    expect(headers['etag']).toMatch(/^"[\w-]{16}"$/);
  });

  it('answer 304 to a known ETag', async () => {
    const { etag = '' } = (await get()).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, text, headers } = await get(known);
      expect([status, text, headers['etag']]).toEqual([304, undefined, etag]);
    }
  });

  it('are sent in full for another ETag', async () => {
    expect(await get('"other"')).toMatchObject({ status: 200 });
    expect(await get('')).toMatchObject({ status: 200 });
  });
});

it('never answers 304 for a private response', async () => {
  tableHolds();
  const request = aRequest('GET /businesses', {
    as: { userId: ownerId },
    query: { userId: ownerId },
    headers: { 'if-none-match': '*' },
  });
  expect(await call(handler, request)).toMatchObject({ status: 200 });
});
