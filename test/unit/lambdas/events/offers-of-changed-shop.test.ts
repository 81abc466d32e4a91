import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  requestsMade,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-queue.ts';
import { endedDays, inManaus, tableHoldsOffers } from '#test/support/offers-of-shops.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

const inOlinda = { address: anAddressIn('PE', 'Olinda') };

describe('moving the offers of a shop', () => {
  const job = { name: 'move-offers-of-shop', id: shopId } as const;
  const endsAt = '2027-01-01T03:59:59.000Z';

  it('moves offers that are off, and skips offers that have ended in both time zones', async () => {
    const past = offerNo(2, endedDays);
    tableHoldsOffers([offerNo(1, { status: 'inactive' }), past], [aShop(inManaus)]);
    const before = itemAt(keys.offer(past.id));
    await runJobs(job);
    expect(itemAt(keys.offer(offerNo(1).id))).toMatchObject({ endsAt, status: 'inactive' });
    expect(itemAt(keys.offer(offerNo(1).id))).not.toHaveProperty('GSI2PK');
    expect(itemAt(keys.offer(past.id))).toEqual(before);
  });

  it('extends the last day of an offer by the hours of a zone farther west', async () => {
    stopDateAt('2026-11-11T03:30:00.000Z');
    tableHoldsOffers([offerNo(1, endedDays)], [aShop(inManaus)]);
    await runJobs(job);
    const longer = { endsAt: '2026-11-11T03:59:59.000Z' };
    expect(itemAt(keys.offer(offerNo(1).id))).toMatchObject(longer);
  });

  it('reads shop and offer again if either changes at the same time', async () => {
    tableHoldsOffers([anOffer()], [aShop(inOlinda)]);
    beforeNextWrite(() => putItems(stored.shop(aShop({ ...inManaus, version: 2 }))));
    await runJobs({ name: 'move-offer', id: offerId });
    expect(itemAt(keys.offer(offerId))).toMatchObject({ endsAt, version: 1 });
    putItems(stored.shop(aShop()));
    const edited = { expirationDate: '2027-01-31', version: 2 };
    beforeNextWrite(() => changeAttributes(keys.offer(offerId), edited));
    await runJobs({ name: 'move-offer', id: offerId });
    const after = { ...edited, endsAt: '2027-02-01T02:59:59.000Z' };
    expect(itemAt(keys.offer(offerId))).toMatchObject(after);
  });

  it('does not read offers that are off and in its zone, and does not write unchanged offers', async () => {
    const off = Array.from({ length: 200 }, (_, n) => offerNo(n, { status: 'inactive' }));
    tableHoldsOffers([...off, offerNo(200)], [aShop()]);
    await runJobs(job);
    const asked = JSON.stringify(requestsMade().map(({ input }) => input));
    expect(asked).toContain(offerNo(200).id);
    expect(off.filter(({ id }) => asked.includes(keys.offer(id).PK))).toEqual([]);
    expect(writesMade()).toBe(0);
  });

  it('writes the rows of its city only', async () => {
    const both = { shopsIds: [shopId, otherShopId] };
    tableHoldsOffers([anOffer(both)], [aShop(inOlinda), aShop({ id: otherShopId })]);
    await runJobs(job);
    const feeds = itemsOfKind('SHOP OFFER').map((row) => row['GSI1PK']);
    expect(feeds).toEqual(['FEED#PE#olinda', 'FEED#PE#recife']);
    const written = requestsMade().flatMap(({ kinds }) => kinds);
    expect(written).not.toContain('BUSINESS OFFER');
  });

  it('does nothing for a removed offer or shop', async () => {
    tableHoldsOffers([], []);
    const before = allItems();
    for (const each of [job, { name: 'move-offer', id: offerId }]) {
      expect(await runJobs(each)).toEqual({ batchItemFailures: [] });
    }
    expect(allItems()).toEqual(before);
  });
});

const inBoth = { shopsIds: [shopId, otherShopId] };
const counters = keys.shopCounters(shopId);

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
