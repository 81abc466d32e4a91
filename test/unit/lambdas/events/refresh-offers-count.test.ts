import { keys } from '#lambdas/platform/table/keys.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemAt,
  putItems,
  requestsMade,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-queue.ts';
import { publishedOffer } from '#test/support/stored.ts';

const counters = keys.shopCounters(shopId);
const publish = (...offers: readonly ReturnType<typeof offerNo>[]) =>
  putItems(...offers.flatMap((offer) => publishedOffer(offer)));
const counts = () => requestsMade().filter(({ command }) => command === 'Query').length;
const scheduled = offerNo(3, { startsAt: '2026-11-25T03:00:00.000Z', startDate: '2026-11-25' });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds({ ...counters, offersCount: 7, followersCount: 2 });
});

describe("counting a shop's offers", () => {
  const count = async (at?: string) => {
    const job = { name: 'refresh-offers-count', id: shopId, ...(at && { at }) };
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
  };

  it('stores the number of running offers, its next change and the time of the count, until none is active', async () => {
    publish(offerNo(1), scheduled);
    await count();
    const offersCountedAt = '2026-11-21T12:00:00.000Z';
    expect(itemAt(counters)).toEqual({
      ...counters,
      followersCount: 2,
      offersCount: 1,
      offersChangeAt: scheduled.startsAt,
      offersCountedAt,
      GSI2PK: 'OFFERS_COUNT_DUE',
      GSI2SK: `${scheduled.startsAt}#${shopId}`,
    });
    for (const { id } of [offerNo(1), scheduled]) deleteItem(keys.offerOfShop(aShop().id, id));
    await count();
    expect(itemAt(counters)).toEqual({
      ...counters,
      followersCount: 2,
      offersCount: 0,
      offersCountedAt,
    });
  });

  it('runs once for simultaneous changes, and again for a later one', async () => {
    const changes = [0, 1, 2, 3].map((second) => `2026-11-21T11:59:5${second}.000Z`);
    for (const at of changes) await count(at);
    expect(counts()).toBe(1);
    // The clocks of two machines may differ by a second.
    await count('2026-11-21T11:59:59.500Z');
    expect(counts()).toBe(2);
  });

  it('keeps the count that began last', async () => {
    publish(offerNo(1));
    const later = { offersCount: 5, offersCountedAt: '2026-11-21T12:00:03.000Z' };
    beforeNextWrite(() => changeAttributes(counters, later));
    await count('2026-11-21T11:59:55.000Z');
    expect(itemAt(counters)).toMatchObject(later);
  });

  it('stores nothing for a shop that is gone, or is removed at the same time', async () => {
    beforeNextWrite(() => deleteItem(counters));
    await count();
    await count();
    expect(allItems()).toEqual([]);
  });
});
