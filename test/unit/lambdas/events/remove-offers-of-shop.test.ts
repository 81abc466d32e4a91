import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import { endedDays, inManaus, tableHoldsOffers } from '#test/support/offers-of-shops.ts';
import { stored } from '#test/support/stored.ts';

const inBoth = { shopsIds: [shopId, otherShopId] };
const counters = keys.shopCounters(shopId);

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('finishing the removal of a shop', () => {
  const job = { name: 'remove-offers-of-shop', id: shopId } as const;
  const dropShops = () => runJobs({ name: 'drop-removed-shops', id: offerId });

  it.each([
    ['has ended', endedDays, aShop({ id: otherShopId, ...inManaus })],
    ['is in a shop that cannot be read', {}, { ...keys.shop(otherShopId), id: 7 }],
  ])('changes nothing else in an offer that %s', async (_, changes, other) => {
    tableHoldsOffers([anOffer({ ...inBoth, ...changes })], []);
    putItems('PK' in other ? other : stored.shop(other));
    const before = itemAt(keys.offer(offerId));
    const row = itemAt(keys.offerOfShop(otherShopId, offerId));
    await dropShops();
    expect(itemAt(keys.offer(offerId))).toEqual({ ...before, shopsIds: [otherShopId] });
    expect(itemsOfKind('SHOP OFFER')).toEqual([row]);
  });

  it.each([
    ['with another shop', { version: 2, shopsIds: [otherShopId] }, aShop({ id: otherShopId })],
    ['by another job', { shopsIds: [otherShopId] }, aShop({ id: otherShopId })],
  ])('keeps an offer that is changed at the same time %s', async (_, changes, other) => {
    tableHoldsOffers([anOffer()], [other]);
    beforeNextWrite(() => changeAttributes(keys.offer(offerId), changes));
    await dropShops();
    expect(itemAt(keys.offer(offerId))).toMatchObject(changes);
  });

  it("lowers the business's number of offers by the offers without another shop", async () => {
    const { id } = aBusiness();
    tableHoldsOffers([offerNo(1), offerNo(2), offerNo(3, inBoth)], [aShop({ id: otherShopId })]);
    putItems({ ...keys.businessCounters(id), storedOffersCount: 3 });
    await runJobs(job);
    expect(itemAt(keys.businessCounters(id))).toMatchObject({ storedOffersCount: 1 });
  });

  it('removes its counters after the last of its offers, also the second time', async () => {
    tableHoldsOffers([], []);
    putItems({ ...counters });
    await runJobs(job, job);
    expect(allItems()).toEqual([stored.business(aBusiness())]);
  });

  it('changes nothing while the shop exists', async () => {
    tableHoldsOffers([anOffer()], [aShop()]);
    putItems({ ...counters });
    const before = allItems();
    await runJobs(job);
    await dropShops();
    expect(allItems()).toEqual(before);
  });
});
