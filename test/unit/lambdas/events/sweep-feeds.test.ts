import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handler } from '#lambdas/events/sweep-feeds.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { offerRow } from '#lambdas/offers/repository/offer-rows.ts';
import { metrics } from '#lambdas/shared/metrics.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { logLines } from '#test/support/log-lines.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { table, tableHolds, transactions, updates, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const offerNo = (n: number, endsAt: string, changes: Partial<OfferItem> = {}) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9K0${String(n).padStart(2, '0')}`, endsAt, ...changes });

const rowsOf = (offers: readonly OfferItem[]) => offers.map((offer) => offerRow(offer, [aShop()]));

function holds(...offers: readonly OfferItem[]): void {
  tableHolds(...offers.map(stored.offer));
  queriesFind(...rowsOf(offers));
}

const sweep = (remaining = 60_000) =>
  handler(
    { time: '2026-11-21T03:05:00Z' } as ScheduledEvent,
    { getRemainingTimeInMillis: () => remaining } as Context,
  );

const swept = () => transactions().map(([offer]) => String(offer?.Update?.Key?.['PK']).slice(-2));

const over = '2026-11-21T02:59:59.000Z';

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('the sweep of the feeds', () => {
  it('removes expired offers only', async () => {
    holds(
      offerNo(1, '2025-01-20T02:59:59.000Z'),
      offerNo(2, over),
      offerNo(3, '2026-11-21T03:59:59.000Z'),
      offerNo(4, '2026-11-22T02:59:59.000Z'),
    );
    expect(await sweep()).toMatchObject({ offers: { done: 2, failed: 0 } });
    expect(swept()).toEqual(['01', '02']);
  });

  it('removes an offer from all feeds in one transaction and keeps its list rows', async () => {
    const offer = offerNo(1, over, { shopsIds: [shopId, otherShopId] });
    holds(offer);
    await sweep();
    const remove = 'REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK';
    expect(transactions()).toHaveLength(1);
    expect(transactions()[0]).toHaveLength(3);
    for (const key of [
      keys.offer(offer.id),
      keys.offerOfShop(shopId, offer.id),
      keys.offerOfShop(otherShopId, offer.id),
    ]) {
      expect(writeOf(key).Update?.UpdateExpression).toBe(remove);
    }
    expect(writeOf(keys.offer(offer.id)).Update).toMatchObject({
      ConditionExpression: expect.stringMatching(/^version = :version AND userId = :userId AND /),
      ExpressionAttributeValues: { ':version': 1 },
    });
  });

  it('ignores an outdated index row of an offer whose end was extended', async () => {
    tableHolds(stored.offer(offerNo(1, '2026-12-21T02:59:59.000Z')));
    queriesFind(...rowsOf([offerNo(1, over)]));
    await sweep();
    expect(transactions()).toEqual([]);
  });

  it('processes all expired offers across pages', async () => {
    holds(...Array.from({ length: 60 }, (_, n) => offerNo(n, over)));
    expect(await sweep()).toMatchObject({ offers: { done: 60, failed: 0 } });
    expect(new Set(swept()).size).toBe(60);
  });

  it('skips an item that does not parse, and logs it without its values', async () => {
    const broken = { ...stored.offer(offerNo(1, over)), title: 42, secret: 'secret value' };
    tableHolds(broken, stored.offer(offerNo(2, over)));
    queriesFind(...rowsOf([offerNo(1, over), offerNo(2, over)]));
    const lines = (await logLines(sweep)).join('');
    expect(swept()).toEqual(['02']);
    expect(lines).toContain('stored item skipped');
    expect(lines).not.toContain('secret value');
  });

  it('continues after an offer fails, and reports it', async () => {
    holds(offerNo(1, '2026-11-21T02:59:58.000Z'), offerNo(2, over));
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    const lines = (await logLines(sweep)).join('');
    expect(transactions()).toHaveLength(2);
    expect(lines).toContain('item not swept');
    expect(lines).toContain('"offers":{"done":1,"failed":1}');
  });

  it('records the age of the oldest overdue offer that it could not remove', async () => {
    holds(offerNo(1, over));
    table.on(TransactWriteCommand).rejects(new Error('broken'));
    const measured = jest.spyOn(metrics, 'addMetric');
    await sweep();
    queriesFind();
    await sweep();
    // From 02:59:59 to 03:05:00; nothing is overdue in the second sweep.
    expect(measured.mock.calls).toEqual([
      ['OldestOverdueOffer', 'Seconds', 301],
      ['OldestOverdueOffer', 'Seconds', 0],
    ]);
  });

  it('updates the offer count of a shop when an offer has started or ended', async () => {
    const offer = offerNo(1, '2026-11-30T02:59:59.000Z');
    tableHolds({ ...keys.shopCounters(shopId), offersCount: 2 });
    queriesFind(
      {
        ...keys.shopCounters(shopId),
        GSI2PK: 'OFFERS_COUNT_DUE',
        GSI2SK: `2026-11-21T03:00:00.000Z#${shopId}`,
      },
      {
        ...keys.offerOfShop(shopId, offer.id),
        LSI1SK: `active#2026-11-30T02:59:59.000Z#${offer.id}`,
        startsAt: offer.startsAt,
      },
    );
    expect(await sweep()).toMatchObject({ shops: { done: 1, failed: 0 } });
    expect(updates()[0]).toMatchObject({
      Key: keys.shopCounters(shopId),
      ExpressionAttributeValues: { ':count': 1, ':at': '2026-11-30T02:59:59.001Z' },
    });
  });

  it('stops before the Lambda times out and leaves the rest to the next sweep', async () => {
    holds(offerNo(1, over));
    expect(await sweep(5_000)).toMatchObject({ offers: { done: 0 } });
  });
});
