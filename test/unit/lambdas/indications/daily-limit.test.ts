import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { indicationDay, requireMayIndicate } from '#lambdas/indications/daily-limit.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { callRoute, people } from '#test/support/call-route.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { failingAt, table, tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';

const route = everyRoute.find(([name]) => name === 'createIndication');
if (!route) throw new Error('There is no route createIndication');

const ofDay = keys.indicationsOfDay(ownerId, '2026-11-21');

beforeEach(() => {
  // 23:59:30 in São Paulo.
  stopDateAt('2026-11-22T02:59:30.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...people);
});

describe('the limit of indications', () => {
  it('counts days from midnight to midnight in São Paulo', () => {
    expect(indicationDay(new Date('2026-11-22T02:59:59.999Z'))).toEqual({
      day: '2026-11-21',
      end: new Date('2026-11-22T03:00:00.000Z'),
    });
    expect(indicationDay(new Date('2026-11-22T03:00:00.000Z')).day).toBe('2026-11-22');
  });

  it('is twenty', () => {
    expect(() => requireMayIndicate(19, new Date())).not.toThrow();
    expect(() => requireMayIndicate(20, new Date())).toThrow('TOO_MANY_REQUESTS');
  });

  it('is counted in the transaction of the indication, in an item that expires with the day', async () => {
    expect((await callRoute(route)).status).toBe(201);
    expect(transactions()).toHaveLength(1);
    expect(writeOf(ofDay).Update).toMatchObject({
      UpdateExpression: 'ADD indicationsCount :one SET #ttl = :ttl',
      ConditionExpression: 'attribute_not_exists(indicationsCount) OR indicationsCount < :max',
      ExpressionAttributeValues: { ':max': 20, ':ttl': Date.parse('2026-11-22T03:00:00Z') / 1000 },
    });
  });

  it('holds against another indication at the same time, and says when the day is over', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(...people, { ...ofDay, indicationsCount: 20 });
      return failingAt(ofDay)(input);
    });
    expect(await callRoute(route)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '30' },
    });
    expect(transactions()).toEqual([]);
  });
});
