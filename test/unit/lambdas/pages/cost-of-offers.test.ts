import { keys } from '#lambdas/platform/table/keys.ts';
import { shopIdNo } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  consistencyOf,
  itemsAskedFor,
  queriesMade,
  requestsMade,
  rowsAskedFor,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { offersLinkedOn, openPage } from './support/open-page.ts';
import { olinda, range, rioBranco, trader, traders } from './support/traders.ts';

/** Offer, its counters, business and shop. */
const itemsOfRow = 4;

const ofRecife = () =>
  openPage('GET /ofertas/{state}/{city}', { params: { state: 'pe', city: 'recife' } });

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('a page of a city', () => {
  it('reads four items for an offer, and one offer more to know whether any follow', async () => {
    tableHolds(...traders(range(1, 40)));
    expect(offersLinkedOn(await ofRecife())).toHaveLength(20);
    expect(itemsAskedFor()).toBe(21 * itemsOfRow);
    expect(queriesMade().map(({ Limit }) => Limit)).toEqual([20, 1]);
  });

  it('reads no facts of shops, and nothing strongly', async () => {
    tableHolds(...traders(range(1, 5)));
    await ofRecife();
    expect(consistencyOf(keys.shopCounters(shopIdNo(1)))).toBeUndefined();
    const sent = requestsMade().map(({ input }) => JSON.stringify(input));
    expect(sent.filter((input) => input.includes('"ConsistentRead":true'))).toEqual([]);
  });

  it('reads the offers that it has shown once, although the list of its state has them, too', async () => {
    tableHolds(...traders(range(1, 9)), ...traders(range(11, 40), { in: olinda }));
    expect(offersLinkedOn(await ofRecife())).toHaveLength(20);
    expect(itemsAskedFor()).toBe(20 * itemsOfRow);
  });

  it('reads nothing of the country if its state has offers', async () => {
    tableHolds(
      ...traders([1]),
      ...traders([2], { in: olinda }),
      ...traders([3], { in: rioBranco }),
    );
    expect(offersLinkedOn(await ofRecife())).toHaveLength(2);
    expect(itemsAskedFor()).toBe(2 * itemsOfRow);
    expect(queriesMade()).toHaveLength(2);
  });

  it('with three offers of one business at the start of the list reads up to 180 rows for more', async () => {
    tableHolds(...trader(1, { offers: range(1, 400) }));
    expect(offersLinkedOn(await ofRecife())).toHaveLength(3);
    // One more row tells that the list goes on.
    expect(rowsAskedFor()).toBeLessThanOrEqual(181);
  });
});
