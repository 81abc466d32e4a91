import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/businesses/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';
import {
  idempotencyKey,
  recordKey,
  register,
  storedAnswer,
} from '#test/support/idempotent-requests.ts';
import { table, tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const headers = { 'idempotency-key': idempotencyKey };
beforeEach(() => {
  tableHolds();
  // Removes the random waits between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a request with an idempotency key', () => {
  it('has its answer stored for 24 hours, in the transaction of its writes', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { text, headers: sent } = await register();
    expect(transactions()).toHaveLength(1);
    expect(transactions()[0]).toHaveLength(3);
    const { ttl, answer, ...item } = storedAnswer();
    expect(item).toMatchObject(keys.idempotency(ownerId, idempotencyKey));
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe(text);
    expect(answer.headers['location']).toBe(sent['location']);
    expect(ttl - before - 24 * 3600).toBeGreaterThanOrEqual(0);
    expect(ttl - before - 24 * 3600).toBeLessThanOrEqual(5);
  });

  it('has its answer stored only if there is no unexpired answer', async () => {
    await register();
    const write = writeOf(recordKey).Put;
    expect(write?.ConditionExpression).toBe('attribute_not_exists(PK) OR #ttl <= :now');
    expect(write?.ExpressionAttributeValues).toEqual({
      ':now': storedAnswer().ttl - 24 * 3600,
    });
  });

  it('gets the first answer again without writing', async () => {
    const first = await register();
    tableHolds(storedAnswer());
    const second = await register();
    expect(second).toEqual(first);
    expect(transactions()).toEqual([]);
  });

  it('looks up the stored answer with strong consistency', async () => {
    await register();
    const reads = table.commandCalls(GetCommand, {
      Key: keys.idempotency(ownerId, idempotencyKey),
    });
    expect(reads.map((read) => read.args[0].input.ConsistentRead)).toEqual([true]);
  });

  it('expires after 24 hours, even while the table still holds it', async () => {
    await register();
    tableHolds({ ...storedAnswer(), ttl: Math.floor(Date.now() / 1000) });
    expect(await register()).toMatchObject({ status: 201 });
    expect(transactions()).toHaveLength(1);
  });

  it.each([
    ['another body', { body: aBusinessInput({ name: 'Outra' }) }],
    ['another query', { query: { x: '1' } }],
  ])('is refused when it was used with %s', async (_, parts) => {
    await register();
    tableHolds(storedAnswer());
    const { status, body } = await register(parts);
    expect([status, body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(transactions()).toEqual([]);
  });

  it('is refused when the key was used for another route', async () => {
    await register();
    tableHolds(storedAnswer(), stored.business(aPendingBusiness()));
    const request = aRequest('PUT /businesses/{id}', {
      as: { userId: ownerId },
      params: { id: businessId },
      body: aBusinessInput(),
      headers,
    });
    expect(await call(handler, request)).toMatchObject({ status: 409 });
    expect(transactions()).toEqual([]);
  });

  it('is independent of another user with the same key', async () => {
    await register();
    tableHolds(storedAnswer());
    const body = aBusinessInput({ userId: strangerId });
    expect(await register({ as: { userId: strangerId }, body })).toMatchObject({ status: 201 });
    expect(storedAnswer()).toMatchObject(keys.idempotency(strangerId, idempotencyKey));
  });

  it('gets the first answer before If-Match is checked', async () => {
    tableHolds(stored.business(aPendingBusiness({ version: 1 })));
    const change = () =>
      call(
        handler,
        aRequest('PUT /businesses/{id}', {
          as: { userId: ownerId },
          params: { id: businessId },
          body: aBusinessInput({ name: 'Nova' }),
          headers: { ...headers, 'if-match': '"1"' },
        }),
      );
    const first = await change();
    expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    tableHolds(storedAnswer(), stored.business(aPendingBusiness({ version: 2 })));
    expect(await change()).toEqual(first);
  });

  it.each(['', 'seven77', 'a'.repeat(65), 'with space', 'çedilhas', 'key-of-8\n'])(
    'is refused when the key is %p',
    async (bad) => {
      const { status, body } = await register({ headers: { 'idempotency-key': bad } });
      expect([status, body['code']]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
      expect(transactions()).toEqual([]);
    },
  );

  it.each(['12345678', 'a'.repeat(64), 'Ab_-0123'])('may have the key %s', async (good) => {
    expect(await register({ headers: { 'idempotency-key': good } })).toMatchObject({ status: 201 });
  });

  it('is optional: without a key no answer is stored', async () => {
    expect(await register({ headers: {} })).toMatchObject({ status: 201 });
    expect(transactions()[0]).toHaveLength(2);
  });

  it('has no stored answer when it only reads', async () => {
    const request = aRequest('GET /businesses', {
      as: { userId: ownerId },
      query: { userId: ownerId },
      headers,
    });
    expect(await call(handler, request)).toMatchObject({ status: 200 });
    expect(transactions()).toEqual([]);
  });
});
