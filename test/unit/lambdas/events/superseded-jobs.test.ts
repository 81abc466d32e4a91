import type { Job } from '#lambdas/entries/jobs.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  changeAttributes,
  itemAt,
  requestsMade,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import { inManaus, tableHoldsOffers } from '#test/support/offers-of-shops.ts';

const shop = keys.shop(shopId);
const first = offerNo(1);

/** The versions of thirty changes, and a possible order of their messages. */
const versions = Array.from({ length: 30 }, (_, n) => n + 2);
const orders = { 'in turn': versions, 'the last one first': versions.toReversed() };

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe.each(Object.entries(orders))('of thirty changes of a shop, %s', (_, order) => {
  const run = async (name: Job['name']) => {
    for (const version of order) {
      expect(await runJobs({ name, id: shopId, version })).toEqual({ batchItemFailures: [] });
    }
    return requestsMade().filter(({ command }) => command === 'Query').length;
  };

  it('only the last change of address goes through the offers, and moves them', async () => {
    tableHoldsOffers([first, offerNo(2)], [aShop({ ...inManaus, placeVersion: 31, version: 40 })]);
    expect(await run('move-offers-of-shop')).toBe(2);
    expect(itemAt(keys.offer(first.id))).toMatchObject({ endsAt: '2027-01-01T03:59:59.000Z' });
  });

  it('only the last change of status goes through the offers, and lists them', async () => {
    tableHoldsOffers([first, offerNo(2)], [aShop()], aBusiness());
    changeAttributes(shop, { shopStatus: 'inactive', statusVersion: 31, version: 40 });
    expect(await run('refresh-feeds-of-shop')).toBe(1);
    expect(writesMade()).toBe(2);
    expect(itemAt(keys.offer(first.id))).not.toHaveProperty('GSI1PK');
  });
});
