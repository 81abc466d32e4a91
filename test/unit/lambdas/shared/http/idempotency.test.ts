import { handler } from '#lambdas/entries/api/businesses.ts';
import { idempotentRequestOf } from '#lambdas/platform/http/idempotent-request.ts';
import { secretsOf } from '#lambdas/platform/http/secrets.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusinessInput, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, type RequestParts } from '#test/support/builders/a-request.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { unpacked } from '#test/support/comparable-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { cancelled } from '#test/support/memory-table/faults.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  deleteItem,
  itemAt,
  itemsOfKind,
  readsLag,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const key = 'key-of-8';
const headers = { 'idempotency-key': key };
/** Key of the stored answer to `register`. */
const recordKey = keys.idempotency(ownerId, key);
const now = '2026-11-21T12:00:00.000Z';
const inSeconds = (seconds: number) => Date.parse(now) / 1000 + seconds;

/** Registers a business with an idempotency key. */
const register = (parts: RequestParts = {}) =>
  invokeHandler(
    handler,
    aRequest('POST /businesses', {
      ...{ as: { userId: ownerId }, body: aBusinessInput(), headers },
      ...parts,
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

  it('is refused when it was used with another query, but not when another user has it', async () => {
    await register();
    const refusal = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await register({ query: { x: '1' } })).toMatchObject(refusal);
    const body = aBusinessInput({ userId: strangerId });
    expect(await register({ as: { userId: strangerId }, body })).toMatchObject({ status: 201 });
  });

  it('gets the first answer before If-Match is checked', async () => {
    tableHolds(stored.business(aPendingBusiness({ version: 1 })));
    const request = aRequest('PUT /businesses/{id}', {
      as: { userId: ownerId },
      params: { id: businessId },
      body: aBusinessInput({ name: 'Nova' }),
      headers: { ...headers, 'if-match': '"1"' },
    });
    const first = await invokeHandler(handler, request);
    expect(first).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(await invokeHandler(handler, request)).toEqual(first);
  });

  it('has 8 to 64 letters, digits and signs in its key', () => {
    const isRefused = (bad: string) => {
      const event = aRequest('POST /businesses', { headers: { 'idempotency-key': bad } });
      try {
        return idempotentRequestOf(event, ownerId)?.key !== bad;
      } catch (error) {
        return (error as { code: string }).code === 'INVALID_IDEMPOTENCY_KEY';
      }
    };
    const bad = ['', 'seven77', 'a'.repeat(65), 'with space', 'çedilhas', 'key-of-8\n'];
    expect([...bad, '12345678', 'a'.repeat(64), 'Ab_-0123'].filter(isRefused)).toEqual(bad);
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

describe('a refusal with an idempotency key', () => {
  it('is stored, and given again even if its reason is gone', async () => {
    const user = stored.user(aUser({ businessId }));
    tableHolds(user);
    const first = await register();
    expect(first).toMatchObject({ status: 409, body: { code: 'BUSINESS_ALREADY_EXISTS' } });
    expect(allItems()).toEqual([itemAt(recordKey), user]);
    deleteItem(keys.user(ownerId));
    expect(await register()).toEqual(first);
    expect(allItems()).toHaveLength(1);
  });

  it('of invalid input is not stored, so that the corrected request may use the same key', async () => {
    expect(await register({ body: aBusinessInput({ name: '' }) })).toMatchObject({ status: 400 });
    expect(allItems()).toEqual([]);
  });
});

describe('the hash of the secrets of a request', () => {
  it('has a salt for each request, and is recognised only by the same secrets', async () => {
    const [secrets, same, other] = ['Balcao#2026', 'Balcao#2026', 'Balcao#2027'].map(secretsOf);
    const hash = (await secrets?.hash()) ?? '';
    expect(await secrets?.hash()).toBe(hash);
    expect(await same?.hash()).not.toBe(hash);
    expect(await same?.isHashed(hash)).toBe(true);
    expect(await other?.isHashed(hash)).toBe(false);
  });

  it.each([undefined, '', 'salt', 'salt.hash'])('is not %p', async (given) => {
    expect(await secretsOf('Balcao#2026').isHashed(given)).toBe(false);
  });
});
