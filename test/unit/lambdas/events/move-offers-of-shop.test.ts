import { keys } from '#lambdas/platform/table/keys.ts';
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
import { runJobs } from '#test/support/mocked-jobs.ts';
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
