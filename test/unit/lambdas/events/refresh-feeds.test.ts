import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { allItems, beforeNextWrite, changeAttributes } from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-queue.ts';
import { tableHoldsOffers } from '#test/support/offers-of-shops.ts';

const live = keys.business(businessId);
const suspended = { status: 'suspended' } as const;

/** Number of offer items that are in a feed. */
const inFeeds = () => allItems().filter((item) => item['GSI1PK']).length;

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('refreshing the feeds', () => {
  const ofBusiness = { name: 'refresh-feeds-of-business', id: businessId };
  const ofShop = { name: 'refresh-feeds-of-shop', id: shopId };
  const ofOffer = { name: 'refresh-feeds-of-offer', id: offerId };

  it.each([ofBusiness, ofShop])(
    'by $name removes offers while the business is suspended, and adds them again',
    async (job) => {
      tableHoldsOffers([offerNo(1), offerNo(2)], [aShop()]);
      const before = allItems();
      changeAttributes(live, suspended);
      expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
      expect(inFeeds()).toBe(0);
      changeAttributes(live, { status: 'active' });
      await runJobs(job);
      expect(allItems()).toEqual(before);
    },
  );

  it.each([
    ['business is suspended', live, suspended],
    ['shop is switched off', keys.shop(shopId), { shopStatus: 'inactive', version: 2 }],
    ['offer ends', keys.offer(offerId), { endsAt: '2026-11-20T02:59:59.000Z' }],
  ])('adds nothing if the %s at the same time', async (_, key, changes) => {
    tableHoldsOffers([anOffer()], [aShop()], aBusiness(suspended));
    changeAttributes(live, { status: 'active' });
    beforeNextWrite(() => changeAttributes(key, changes));
    await runJobs(ofOffer);
    expect(inFeeds()).toBe(0);
  });

  it.each<[string, OfferItem[]]>([
    ['is inactive', [anOffer({ status: 'inactive' })]],
    ['has ended', [anOffer({ endsAt: '2026-11-20T02:59:59.000Z' })]],
    ['does not exist', []],
  ])('changes nothing of an offer that %s', async (_, offers) => {
    tableHoldsOffers(offers, [aShop()]);
    changeAttributes(live, suspended);
    const before = allItems();
    expect(await runJobs(ofOffer)).toEqual({ batchItemFailures: [] });
    expect(allItems()).toEqual(before);
  });
});
