import { keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { openShop } from '#test/support/builders/whole-items.ts';
import { callRoute, everything } from '#test/support/call-route.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  change,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';

const day = '2026-11-21';
const ofUser = keys.indicationsOfDay(ownerId, day);
const ofBusiness = keys.releasedIdentifiersOfDay(businessId, day);
const rename = { body: aShopInput({ shopIdentifier: 'padarianova' }) };

const routeNamed = (name: string) => {
  const route = everyRoute.find(([each]) => each === name);
  if (!route) throw new Error(`There is no route ${name}`);
  return route;
};

const market = [...everything, ...openShop()];

beforeEach(() => {
  // 23:59:30 in São Paulo.
  stopDateAt('2026-11-22T02:59:30.000Z');
  tableHolds(...market);
});

describe.each([
  ['createIndication', {}, ofUser, 20],
  ['updateShop', rename, ofBusiness, 10],
  ['deleteShop', {}, ofBusiness, 10],
  // The hour ends together with the day.
  ['createUpload', {}, keys.uploadsOfHour(ownerId, '2026-11-22T02'), 120],
])('the limit of %s', (name, parts, key, limit) => {
  const send = () => callRoute(routeNamed(name), parts);

  it('is counted in the transaction of the call, in an item that expires with its period', async () => {
    expect((await send()).status).toBeLessThan(300);
    expect(writesMade()).toBe(1);
    const ttl = Date.parse('2026-11-22T03:00:00Z') / 1000;
    expect(itemAt(key)).toEqual({ ...key, periodCount: 1, ttl });
  });

  it('holds against another call at the same time, and says when the period is over', async () => {
    const counted = { ...key, periodCount: limit - 1 };
    tableHolds(...market, counted);
    const before = allItems();
    beforeNextWrite(() => change(key, { periodCount: limit }));
    expect(await send()).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '30' },
    });
    change(key, counted);
    expect(allItems()).toEqual(before);
  });
});

it('a shop that keeps its identifier is changed also after the last rename of a day', async () => {
  tableHolds(...market, { ...ofBusiness, periodCount: 10 });
  expect((await callRoute(routeNamed('updateShop'))).status).toBe(200);
});
