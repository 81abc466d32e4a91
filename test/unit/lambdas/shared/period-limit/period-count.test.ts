import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShopInput, otherShopId } from '#test/support/builders/a-shop.ts';
import { anOffer, anOfferInput } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { openedShop, publishedOffer } from '#test/support/stored.ts';

const day = '2026-11-21';
const ofUser = keys.indicationsOfDay(ownerId, day);
const ofBusiness = keys.releasedIdentifiersOfDay(businessId, day);
const ofFollower = keys.followChangesOfDay(ownerId, day);
const publications = keys.publicationsOfDay(businessId, day);
const rename = { body: aShopInput({ shopIdentifier: 'padarianova' }) };

const routeNamed = (name: string) => {
  const route = everyRoute.find(([each]) => each === name);
  if (!route) throw new Error(`There is no route ${name}`);
  return route;
};

const scheduled = anOffer({ startDate: '2026-12-01', startsAt: '2026-12-01T03:00:00.000Z' });
const startSooner = { body: anOfferInput({ startDate: '2026-11-25' }) };

const follow = { ...keys.follow(ownerId, otherShopId), followId: '1', followedAt: '2026-11-20' };
const unfollow = { params: { id: otherShopId, consumerId: ownerId } };

const market = [...everything, ...openedShop(), ...publishedOffer(scheduled), follow];

beforeEach(() => {
  // 23:59:30 in São Paulo.
  stopDateAt('2026-11-22T02:59:30.000Z');
  tableHolds(...market);
});

describe.each([
  ['createIndication', {}, ofUser, 20],
  ['followShop', {}, ofFollower, 200],
  ['unfollowShop', unfollow, ofFollower, 200],
  ['updateShop', rename, ofBusiness, 10],
  ['deleteShop', {}, ofBusiness, 10],
  ['createOffer', {}, publications, 40],
  ['updateOffer', startSooner, publications, 40],
  // The hour ends together with the day.
  ['createUpload', {}, keys.uploadsOfHour(ownerId, '2026-11-22T02'), 120],
])('the limit of %s', (name, parts, key, limit) => {
  const send = () => invokeRoute(routeNamed(name), parts);

  it('is counted in the transaction of the call, in an item that expires with its period', async () => {
    expect((await send()).status).toBeLessThan(300);
    expect(writesMade()).toBe(1);
    const ttl = Date.parse('2026-11-22T03:00:00Z') / 1000;
    expect(itemAt(key)).toEqual({ ...key, periodCount: 1, ttl });
  });

  it('applies to concurrent calls, and says when the period is over', async () => {
    const counted = { ...key, periodCount: limit - 1 };
    tableHolds(...market, counted);
    const before = allItems();
    beforeNextWrite(() => changeAttributes(key, { periodCount: limit }));
    expect(await send()).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': '30' },
    });
    changeAttributes(key, counted);
    expect(allItems()).toEqual(before);
  });
});

it('an offer that keeps its start can be changed after the last publication of a day', async () => {
  tableHolds(...market, { ...publications, periodCount: 40 });
  const body = anOfferInput({ startDate: '2026-12-01', title: 'Pão de queijo' });
  expect((await invokeRoute(routeNamed('updateOffer'), { body })).status).toBe(200);
});

it('a shop that keeps its identifier can be changed after the last rename of a day', async () => {
  tableHolds(...market, { ...ofBusiness, periodCount: 10 });
  expect((await invokeRoute(routeNamed('updateShop'))).status).toBe(200);
});
