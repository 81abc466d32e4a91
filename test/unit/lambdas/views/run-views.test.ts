import type { SQSEvent } from 'aws-lambda';
import { handler } from '#lambdas/entries/queue/run-views.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { findViews, removeViews } from '#lambdas/statistics/store/views-store.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import {
  beforeRequest,
  beforeWrite,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const day = '2026-11-21';
const at = `${day}T15:00:00.000Z`;
const offers = JSON.stringify({ at, seen: { kind: 'offer', ids: [offerId], shopId } });
const shops = JSON.stringify({ at, seen: { kind: 'shop', ids: [shopId] } });

/** Runs messages as one batch, with the ids m0, m1. */
const run = (...bodies: string[]) =>
  handler({
    Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })),
  } as SQSEvent);

const done = { batchItemFailures: [] };
const failed = (...ids: string[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});
const viewsOf = (id: string) => itemAt(keys.viewsOfDay(id, day))?.['views'];

beforeEach(() =>
  tableHolds(stored.business(aBusiness()), stored.shop(aShop()), stored.offer(anOffer())),
);

it('a batch of views is added to the numbers of the day, which are kept for 800 days', async () => {
  expect(await run(offers, offers, shops)).toEqual(done);
  await run(shops);
  expect([offerId, shopId, businessId].map(viewsOf)).toEqual([2, 4, 4]);
  const until = Date.parse(`${day}T00:00:00Z`) / 1000 + 800 * 86_400;
  expect(itemAt(keys.viewsOfDay(offerId, day))).toMatchObject({ businessId, ttl: until });
});

it.each([
  ['an offer that is switched off', stored.offer(anOffer({ status: 'inactive' })), 1],
  ['an offer that has ended', stored.offer(anOffer({ endsAt: `${day}T14:59:59.000Z` })), 1],
  ['an offer that has not begun', stored.offer(anOffer({ startsAt: `${day}T15:00:00.001Z` })), 1],
  ['a shop that is switched off', stored.shop(aShop({ shopStatus: 'inactive' })), undefined],
  ['a suspended business', stored.business(aBusiness({ status: 'suspended' })), undefined],
  ['a business that is not approved', stored.business(aPendingBusiness()), undefined],
])('hidden views of %s are not counted', async (_, item, ofShop) => {
  putItems(item);
  expect(await run(offers, shops)).toEqual(done);
  expect([offerId, shopId, businessId].map(viewsOf)).toEqual([undefined, ofShop, ofShop]);
});

it('views of unknown items add nothing', async () => {
  tableHolds();
  expect(await run(offers, shops)).toEqual(done);
  expect(itemsOfKind('VIEWS DAY')).toEqual([]);
});

it('unreadable messages are delivered again, without the others of their batch', async () => {
  expect(await run('{}', offers, 'x')).toEqual(failed('m0', 'm2'));
  expect(viewsOf(offerId)).toBe(1);
});

it('a batch is delivered again if the table cannot be read, but not if it cannot be written, because some would count twice', async () => {
  beforeRequest(({ command }) => (command === 'BatchGet' ? new Error('down') : undefined));
  expect(await run(offers, shops)).toEqual(failed('m0', 'm1'));
  beforeWrite(() => new Error('down'));
  expect(await run(offers)).toEqual(done);
});

describe('the views of an item', () => {
  const onDay = (of: string, views = 1) => ({ ...keys.viewsOfDay(offerId, of), views });

  it('are found by the days of a period, which may have none', async () => {
    putItems(onDay('2026-10-31', 1), onDay('2026-11-01', 2), onDay('2026-11-30', 3));
    putItems(onDay('2026-12-01', 4), { ...keys.viewsOfDay(shopId, '2026-11-02'), views: 5 });
    const found = await findViews(offerId, { from: '2026-11-01', to: '2026-11-30' });
    expect([...found]).toEqual([
      ['2026-11-01', 2],
      ['2026-11-30', 3],
    ]);
  });

  it('are removed on all days, however many there are', async () => {
    putItems(...Array.from({ length: 250 }, (_, n) => onDay(`2026-${String(n).padStart(5, '0')}`)));
    putItems({ ...keys.viewsOfDay(shopId, day), views: 5 });
    await removeViews(offerId);
    expect(itemsOfKind('VIEWS DAY')).toHaveLength(1);
  });
});
