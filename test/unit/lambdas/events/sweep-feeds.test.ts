import type { Context, ScheduledEvent } from 'aws-lambda';
import { handler } from '#lambdas/entries/schedule/sweep-feeds.ts';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { logLines } from '#test/support/log-lines.ts';
import {
  allItems,
  beforeNextWrite,
  beforeWrite,
  changeAttributes,
  itemAt,
  putItems,
  readsLag,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { publishedOffer } from '#test/support/stored.ts';

const over = '2026-11-21T02:59:59.000Z';
const endingAt = (n: number, endsAt: string, changes = {}) =>
  publishedOffer(offerNo(n, { endsAt, ...changes }), [aShop(), aShop({ id: otherShopId })]);

const sweep = (...remaining: number[]) =>
  handler(
    { time: '2026-11-21T03:05:00Z' } as ScheduledEvent,
    { getRemainingTimeInMillis: () => remaining.shift() ?? 60_000 } as Context,
  );

/** The numbers of the offers with an item that is in a feed or waits for the sweep. */
const inFeeds = () =>
  new Set(
    allItems().flatMap((item) =>
      item['GSI1PK'] || item['GSI2PK']
        ? Number(/OFFER#\w+(\d{4})/.exec(`${item.PK} ${item.SK}`)?.[1])
        : [],
    ),
  );

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('the sweep of the feeds', () => {
  it('removes all ended offers from all feeds, and keeps them in the lists', async () => {
    const ended = Array.from({ length: 60 }, (_, n) => endingAt(n, over)).flat();
    tableHolds(
      ...ended,
      ...endingAt(60, '2025-01-20T02:59:59.000Z'),
      ...endingAt(61, '2026-11-21T03:59:59.000Z'),
      ...endingAt(62, '2026-11-22T02:59:59.000Z'),
    );
    const before = allItems().length;
    expect(await sweep()).toMatchObject({ offers: { done: 61, failed: 0 } });
    expect(inFeeds()).toEqual(new Set([61, 62]));
    expect(allItems()).toHaveLength(before);
    expect(itemAt(keys.offerOfShop(otherShopId, offerNo(1).id))).toHaveProperty('LSI1SK');
  });

  it.each([1, 0])('keeps an offer that gets a later end, %i write before', async (isBefore) => {
    tableHolds(...endingAt(1, over));
    const extend = () => putItems(...endingAt(1, '2026-12-21T02:59:59.000Z', { version: 2 }));
    if (isBefore) extend();
    else beforeNextWrite(extend);
    readsLag({ indexes: 6 });
    await sweep();
    readsLag({ indexes: 0 });
    expect(inFeeds()).toEqual(new Set([1]));
  });

  it('skips an item that does not parse, and logs it without its values', async () => {
    tableHolds(...endingAt(1, over), ...endingAt(2, over));
    changeAttributes(keys.offer(offerNo(1).id), { title: 42, secret: 'secret value' });
    const lines = (await logLines(sweep)).join('');
    expect(inFeeds()).toEqual(new Set([1]));
    expect(lines).toContain('stored item skipped');
    expect(lines).not.toContain('secret value');
  });

  it('continues after a failed offer, and reports the offer and its age', async () => {
    tableHolds(...endingAt(1, '2026-11-21T02:59:58.000Z'), ...endingAt(2, over));
    beforeWrite(({ writeNumber }) => (writeNumber === 2 ? new Error('broken') : undefined));
    const measured = jest.spyOn(metrics, 'addMetric');
    const lines = (await logLines(sweep)).join('');
    expect(inFeeds()).toEqual(new Set([1]));
    expect(lines).toContain('item not swept');
    expect(lines).toContain('"offers":{"done":1,"failed":1}');
    await sweep();
    // From 02:59:58 to 03:05:00; nothing is overdue after the second sweep.
    expect(measured.mock.calls).toEqual([
      ['OldestOverdueOffer', 'Seconds', 302],
      ['OldestOverdueOffer', 'Seconds', 0],
    ]);
  });

  it('counts the offers of a shop again after an offer started or ended', async () => {
    const counters = keys.shopCounters(shopId);
    const due = inGsi2(partitions.offersCountsDue, `2026-11-21T03:00:00.000Z#${shopId}`);
    const offer = offerNo(1, { expirationDate: '2026-11-29' });
    tableHolds({ ...counters, offersCount: 2, ...due }, ...publishedOffer(offer));
    expect(await sweep()).toMatchObject({ shops: { done: 1, failed: 0 } });
    const offersChangeAt = '2026-11-30T02:59:59.001Z';
    expect(itemAt(counters)).toMatchObject({ offersCount: 1, offersChangeAt });
  });

  it('stops before the Lambda times out, and leaves the rest to the next sweep', async () => {
    tableHolds(...endingAt(1, over));
    expect(await sweep(5_000)).toMatchObject({ offers: { done: 0 } });
    expect(inFeeds()).toEqual(new Set([1]));
  });

  it('takes the offers at the top of the feeds first: the latest end, and for one day the newest', async () => {
    const earlier = endingAt(90, '2026-11-20T02:59:59.000Z');
    tableHolds(...earlier, ...Array.from({ length: 60 }, (_, n) => endingAt(n, over)).flat());
    expect(await sweep(60_000, 5_000, 5_000)).toMatchObject({ offers: { done: 25 } });
    expect(inFeeds()).toEqual(new Set([90, ...Array.from({ length: 35 }, (_, n) => n)]));
  });
});
