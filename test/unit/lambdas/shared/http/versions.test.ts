import { handler } from '#lambdas/entries/api/businesses.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

describe('a change with If-Match', () => {
  const change = (version?: string) =>
    invokeHandler(
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

  it.each(['"3"', '', '"99", *'])(
    'is refused with %p, which does not match its version',
    async (version) => {
      const { status, body } = await change(version);
      expect([status, body['code']]).toEqual([412, 'VERSION_MISMATCH']);
      expect(itemAt(keys.business(businessId))).toMatchObject({ version: 4 });
    },
  );
});

describe('an answer with an ETag of its content', () => {
  const get = (known: string) =>
    invokeHandler(
      handler,
      aRequest('GET /businesses/sizes/types', { headers: { 'if-none-match': known } }),
    );

  it('is 304 for a known ETag, and the full answer for another', async () => {
    const { status, headers } = await get('"other"');
    expect(status).toBe(200);
    const { etag = '' } = headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status: again, text, headers: sent } = await get(known);
      expect([again, text, sent['etag']]).toEqual([304, undefined, etag]);
    }
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
  expect(await invokeHandler(handler, request)).toMatchObject({ status: 200 });
});
