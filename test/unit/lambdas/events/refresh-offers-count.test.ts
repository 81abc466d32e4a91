import { keys } from '#lambdas/shared/table/keys.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  forget,
  itemAt,
  store,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';

const counters = keys.shopCounters(shopId);
const publish = (...offers: readonly ReturnType<typeof offerNo>[]) =>
  store(...offers.flatMap((offer) => publishedOffer(offer)));
const scheduled = offerNo(3, { startsAt: '2026-11-25T03:00:00.000Z', startDate: '2026-11-25' });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds({ ...counters, offersCount: 7, followersCount: 2 });
});

describe("counting a shop's offers", () => {
  const count = async () => {
    expect(await runJobs({ name: 'refresh-offers-count', id: shopId })).toEqual({
      batchItemFailures: [],
    });
  };

  it('stores how many run and when that changes next, until none is active', async () => {
    publish(offerNo(1), scheduled);
    await count();
    expect(itemAt(counters)).toEqual({
      ...counters,
      followersCount: 2,
      offersCount: 1,
      offersChangeAt: scheduled.startsAt,
      GSI2PK: 'OFFERS_COUNT_DUE',
      GSI2SK: `${scheduled.startsAt}#${shopId}`,
    });
    for (const { id } of [offerNo(1), scheduled]) forget(keys.offerOfShop(aShop().id, id));
    await count();
    expect(itemAt(counters)).toEqual({ ...counters, followersCount: 2, offersCount: 0 });
    const written = writesMade();
    await count();
    expect(writesMade()).toBe(written);
  });

  it('counts again after storing, and stores a count that changed meanwhile', async () => {
    publish(offerNo(1));
    beforeNextWrite(() => publish(offerNo(2)));
    await count();
    expect(itemAt(counters)).toMatchObject({ offersCount: 2 });
  });

  it('stores nothing for a shop that is gone, or is removed at the same time', async () => {
    beforeNextWrite(() => forget(counters));
    await count();
    await count();
    expect(allItems()).toEqual([]);
  });
});
