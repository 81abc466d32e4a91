import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/accounts/handler.ts';
import { dayOf } from '#lambdas/shared/period-limit/period-limit.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  failingAt,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { exportId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const owner = stored.user(aUser());
const key = keys.export(ownerId);
const create = () => call(handler, aRequest('POST /users/me/exports', { as: { userId: ownerId } }));
const today = () => keys.exportsOfDay(ownerId, dayOf(new Date()).name);

const anExport = (minutesOld: number, status = 'ready') => ({
  ...key,
  id: exportId,
  status,
  createdAt: new Date(Date.now() - minutesOld * 60_000).toISOString(),
  fileKey: 'old',
});

beforeEach(() => {
  tableHolds(owner);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('starting an export', () => {
  it('writes it with its expiry, counts it and checks the user in one transaction', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(transactions()).toHaveLength(1);
    const { Item, ConditionExpression } = writeOf(key).Put ?? {};
    expect(ConditionExpression).toBe('attribute_not_exists(id)');
    expect(Item).toMatchObject({ id: body['id'], status: 'processing' });
    // A day, and the ten minutes of a last link.
    const seconds = Number(Item?.['ttl']) - Date.parse(String(Item?.['createdAt'])) / 1000;
    expect(Math.floor(seconds)).toBe(87_000);
    expect(writeOf(today()).Update?.ExpressionAttributeValues).toMatchObject({ ':limit': 5 });
    expect(writeOf(keys.user(ownerId)).ConditionCheck).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#status) OR #status = :active',
    });
  });

  it('takes the place of the export that was read, and of no other', async () => {
    tableHolds(owner, anExport(120));
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body['id']).not.toBe(exportId);
    expect(writeOf(key).Put).toMatchObject({
      ConditionExpression: 'id = :before',
      ExpressionAttributeValues: { ':before': exportId },
    });
    expect(writeOf(key).Put?.Item?.['fileKey']).not.toBe('old');
  });

  it('gives the one that another call started first', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, anExport(0, 'processing'));
      return failingAt(key)(input);
    });
    const { status, body } = await create();
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: exportId, status: 'processing' },
    });
  });

  it('is refused where the user was removed meanwhile', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.user(ownerId)));
    expect(await create()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('is refused after five on a day, and writes nothing', async () => {
    tableHolds(owner, { ...today(), periodCount: 5 });
    expect(await create()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(writtenKeys()).toEqual([]);
  });
});
