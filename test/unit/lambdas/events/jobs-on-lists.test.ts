import type { Job } from '#lambdas/entries/jobs.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aShortContext } from '#test/support/a-job.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId, shopIdNo } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeWrite,
  changeAttributes,
  itemAt,
  putItems,
  requestsMade,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { queuedJobs, runJobs, runJobsIn, runToEnd } from '#test/support/mocked-queue.ts';
import { inManaus, tableHoldsOffers } from '#test/support/offers-of-shops.ts';
import { stored } from '#test/support/stored.ts';

const numbers = Array.from({ length: 101 }, (_, n) => n);
const offers = numbers.map((n) => offerNo(n, n % 2 ? { status: 'inactive' } : {}));
const current = numbers.map((n) => offerNo(n));

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('a job on a list of 101', () => {
  const ofApproved = () => {
    tableHoldsOffers(current, [aShop()], aBusiness({ status: 'suspended' }));
    changeAttributes(keys.business(businessId), { status: 'active' });
  };
  const ofMoved = () => tableHoldsOffers(offers, [aShop(inManaus)]);
  const ofRemoved = () => tableHoldsOffers(offers, []);

  function ofShops(): void {
    tableHoldsOffers([], []);
    for (const id of numbers.map(shopIdNo)) {
      putItems(stored.shop(aShop({ id })), { ...keys.shopOfBusiness(businessId, id), id });
    }
  }

  it.each([
    ['refresh-feeds-of-business', businessId, 'refresh-feeds-of-offer', ofApproved],
    ['refresh-feeds-of-shop', shopId, 'refresh-feeds-of-offer', ofApproved],
    ['move-offers-of-shop', shopId, 'move-offer', ofMoved],
    ['remove-offers-of-shop', shopId, 'drop-removed-shops', ofRemoved],
    ['refresh-search-of-business', businessId, 'refresh-search', ofShops],
  ])(
    '%s handles each once, and leaves a failed item to its own job',
    async (name, id, ofOne, begin) => {
      begin();
      const before = allItems();
      await runToEnd({ name, id });
      const after = allItems();
      expect(after).not.toEqual(before);
      begin();
      beforeWrite(({ writeNumber }) => (writeNumber === 2 ? new Error('broken') : undefined));
      expect(await runJobs({ name, id })).toEqual({ batchItemFailures: [] });
      const [own, rest] = queuedJobs();
      expect([own, rest]).toMatchObject([{ name: ofOne }, { name, id, place: expect.anything() }]);
      for (const job of [own, rest]) await runToEnd(job ?? {});
      expect(allItems()).toEqual(after);
    },
  );

  it('continues in another message at its position when its time is over', async () => {
    ofMoved();
    const job = { name: 'move-offers-of-shop', id: shopId, businessId, version: 1 };
    await runJobsIn(aShortContext(), job);
    expect(queuedJobs()).toEqual([
      { ...job, turn: 1, place: { step: 'offers', position: expect.any(String) } },
    ]);
    expect(writesMade()).toBe(10);
    await runToEnd(queuedJobs()[0] ?? {});
    expect(writesMade()).toBe(101);
  });
});

/** The versions of thirty changes, and a possible order of their messages. */
const versions = Array.from({ length: 30 }, (_, n) => n + 2);
const orders = { 'in turn': versions, 'the last one first': versions.toReversed() };

describe.each(Object.entries(orders))('of thirty changes of a shop, %s', (_, order) => {
  const pair = [offerNo(1), offerNo(2)];
  const run = async (name: Job['name']) => {
    for (const version of order) {
      expect(await runJobs({ name, id: shopId, version })).toEqual({ batchItemFailures: [] });
    }
    return requestsMade().filter(({ command }) => command === 'Query').length;
  };

  it('only the last change of address goes through the offers, and moves them', async () => {
    tableHoldsOffers(pair, [aShop({ ...inManaus, placeVersion: 31, version: 40 })]);
    expect(await run('move-offers-of-shop')).toBe(2);
    expect(itemAt(keys.offer(offerNo(1).id))).toMatchObject({ endsAt: '2027-01-01T03:59:59.000Z' });
  });

  it('only the last change of status goes through the offers, and lists them', async () => {
    tableHoldsOffers(pair, [aShop()], aBusiness());
    changeAttributes(keys.shop(shopId), { shopStatus: 'inactive', statusVersion: 31, version: 40 });
    expect(await run('refresh-feeds-of-shop')).toBe(1);
    expect(writesMade()).toBe(2);
    expect(itemAt(keys.offer(offerNo(1).id))).not.toHaveProperty('GSI1PK');
  });
});
