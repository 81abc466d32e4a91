import { handler } from '#lambdas/entries/api/businesses.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { idempotencyKey, recordKey, register } from '#test/support/idempotent-requests.ts';
import { cancelled } from '#test/support/memory-table/faults.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  itemAt,
  itemsOfKind,
  putItems,
  readsLag,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';
import { unpacked } from '#test/support/unpacked.ts';

const headers = { 'idempotency-key': idempotencyKey };
const now = '2026-11-21T12:00:00.000Z';
const inSeconds = (seconds: number) => Date.parse(now) / 1000 + seconds;

const changeName = (version: string) =>
  invokeHandler(
    handler,
    aRequest('PUT /businesses/{id}', {
      as: { userId: ownerId },
      params: { id: businessId },
      body: aBusinessInput({ name: 'Nova' }),
      headers: { ...headers, 'if-match': version },
    }),
  );

beforeEach(() => {
  stopDateAt(now);
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a request with an idempotency key', () => {
  it('has its answer stored for 24 hours, in the transaction of its writes', async () => {
    const { text, headers: sent } = await register();
    expect(unpacked(itemAt(recordKey) ?? {})).toMatchObject({
      answer: { statusCode: 201, body: text, headers: { location: sent['location'] } },
      ttl: inSeconds(24 * 3600),
    });
    expect(writesMade()).toBe(1);
  });

  it('gets the first answer again, even one stored just now', async () => {
    const first = await register();
    readsLag({ reads: 1 });
    expect(await register()).toEqual(first);
    expect(writesMade()).toBe(1);
  });

  it.each([
    [0, 'gets another answer, even while the table still holds the first'],
    [1, 'gets the first answer still'],
  ])('whose answer expires in %i seconds %s', async (seconds) => {
    const { text } = await register();
    tableHolds({ ...itemAt(recordKey), ttl: inSeconds(seconds) });
    const again = await register();
    expect(again.status).toBe(201);
    expect(again.text === text).toBe(seconds > 0);
    expect(unpacked(itemAt(recordKey) ?? {})).toMatchObject({ answer: { body: again.text } });
  });

  it('is refused when it was used with another query or for another route', async () => {
    await register();
    putItems(stored.business(aPendingBusiness()));
    const before = allItems();
    const refusal = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await register({ query: { x: '1' } })).toMatchObject(refusal);
    expect(await changeName('*')).toMatchObject(refusal);
    expect(allItems()).toEqual(before);
  });

  it('is independent of another user with the same key', async () => {
    await register();
    const body = aBusinessInput({ userId: strangerId });
    expect(await register({ as: { userId: strangerId }, body })).toMatchObject({ status: 201 });
    expect(itemAt(keys.idempotency(strangerId, idempotencyKey))).toBeDefined();
  });

  it('gets the first answer before If-Match is checked', async () => {
    tableHolds(stored.business(aPendingBusiness({ version: 1 })));
    const first = await changeName('"1"');
    expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(await changeName('"1"')).toEqual(first);
  });

  it.each(['', 'seven77', 'a'.repeat(65), 'with space', 'çedilhas', 'key-of-8\n'])(
    'is refused when the key is %p',
    async (bad) => {
      const { status, body } = await register({ headers: { 'idempotency-key': bad } });
      expect([status, body['code']]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
      expect(allItems()).toEqual([]);
    },
  );

  it.each(['12345678', 'a'.repeat(64), 'Ab_-0123'])('may have the key %s', async (good) => {
    expect(await register({ headers: { 'idempotency-key': good } })).toMatchObject({ status: 201 });
  });

  it('has no stored answer without a key, or if it only reads', async () => {
    expect(await register({ headers: {} })).toMatchObject({ status: 201 });
    const query = { userId: ownerId };
    const request = aRequest('GET /businesses', { as: { userId: ownerId }, query, headers });
    expect(await invokeHandler(handler, request)).toMatchObject({ status: 200 });
    expect(itemsOfKind('IDEMPOTENCY IDEMPOTENCY')).toEqual([]);
  });
});

describe('two concurrent identical requests', () => {
  it('both get the answer of the first', async () => {
    let first: Awaited<ReturnType<typeof register>> | undefined;
    beforeNextWrite(async () => {
      first = await register();
    });
    expect(await register()).toEqual(first);
    expect(first?.status).toBe(201);
    expect(itemsOfKind('BUSINESS BUSINESS')).toHaveLength(1);
  });

  it.each([
    ['REQUEST_IN_PROGRESS while the first is running', 409, true],
    ['TOO_MANY_REQUESTS while other requests are writing', 429, false],
  ])('answer %s', async (text, status, isRecord) => {
    beforeWrite(({ kinds }) =>
      cancelled(
        kinds.map((kind) => ({
          Code: kind.includes('IDEMPOTENCY') === isRecord ? 'TransactionConflict' : 'None',
        })),
      ),
    );
    expect(await register()).toMatchObject({
      status,
      body: { code: text.split(' ')[0] },
      headers: { 'retry-after': '1' },
    });
  });
});
