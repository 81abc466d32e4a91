import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/businesses/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call, type RequestParts } from '#test/support/builders/a-request.ts';
import { ownerId, strangerId } from '#test/support/builders/people.ts';
import {
  failingAt,
  failingWhere,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
} from '#test/support/mocked-table.ts';

const key = 'key-of-8';
const headers = { 'idempotency-key': key };
const recordKey = keys.idempotency(ownerId, key);
const isRecord = ({ PK }: { PK: string }) => PK === recordKey.PK;

/** Registers a business with an idempotency key. */
const register = (parts: RequestParts = {}) =>
  call(
    handler,
    aRequest('POST /businesses', {
      as: { userId: ownerId },
      body: aBusinessInput(),
      headers,
      ...parts,
    }),
  );

/** The answer that the nth transaction stored for the idempotency key. */
function storedAnswer(transaction = 0) {
  const found = transactions()[transaction]?.find(({ Put }) => Put?.Item?.['answer'])?.Put;
  if (!found?.Item) throw new Error('No answer is stored');
  return found.Item as ReturnType<typeof keys.idempotency> &
    Record<string, unknown> & {
      answer: { statusCode: number; headers: Record<string, string>; body: string };
      fingerprint: string;
      ttl: number;
    };
}

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
    expect(item).toMatchObject(keys.idempotency(ownerId, key));
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
    const reads = table.commandCalls(GetCommand, { Key: keys.idempotency(ownerId, key) });
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
    expect(storedAnswer()).toMatchObject(keys.idempotency(strangerId, key));
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

describe('a refusal with an idempotency key', () => {
  it('is stored', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(failingAt(keys.user(ownerId)))
      .resolves({});
    const first = await register();
    expect(first).toMatchObject({ status: 409, body: { code: 'BUSINESS_ALREADY_EXISTS' } });
    expect(transactions()).toHaveLength(2);
    expect(transactions()[1]).toHaveLength(1);
    tableHolds(storedAnswer(1));
    expect(await register()).toEqual(first);
    expect(transactions()).toEqual([]);
  });

  it('is reconsidered in a new attempt after a write conflict', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(failingWhere((written) => !isRecord(written)))
      .resolves({});
    expect(await register()).toMatchObject({ status: 201 });
    expect(transactions()).toHaveLength(2);
    expect(storedAnswer(1).answer.statusCode).toBe(201);
  });

  it('of invalid input is not stored, so that the corrected request may use the same key', async () => {
    expect(await register({ body: aBusinessInput({ name: '' }) })).toMatchObject({ status: 400 });
    expect(transactions()).toEqual([]);
  });

  it('that is an internal error is not stored', async () => {
    table.on(TransactWriteCommand).rejects(new Error('broken'));
    expect(await register()).toMatchObject({ status: 500 });
    expect(transactions()).toHaveLength(1);
  });
});

describe('two concurrent identical requests', () => {
  it('both get the answer of the first', async () => {
    await register();
    const winner = storedAnswer();
    tableHolds();
    // The other request commits its answer and business between our read and our write.
    table.on(TransactWriteCommand).callsFake(failingAt(recordKey, keys.user(ownerId)));
    table.on(GetCommand, { Key: recordKey }).resolvesOnce({}).resolves({ Item: winner });
    expect(await register()).toMatchObject({ status: 201, text: winner.answer.body });
  });

  it('answer REQUEST_IN_PROGRESS to the second while the first is running', async () => {
    table.on(TransactWriteCommand).callsFake(failingWhere(isRecord, 'TransactionConflict'));
    const { status, headers: sent, body } = await register();
    expect([status, body['code'], sent['retry-after']]).toEqual([409, 'REQUEST_IN_PROGRESS', '1']);
  });

  it('are not confused with conflicts of other writes', async () => {
    table
      .on(TransactWriteCommand)
      .callsFake(failingWhere((written) => !isRecord(written), 'TransactionConflict'));
    const { status, headers: sent, body } = await register();
    expect([status, body['code'], sent['retry-after']]).toEqual([503, 'UNAVAILABLE', '1']);
  });
});
