import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { handler } from '#lambdas/events/sweep-feeds.ts';
import type { OfferItem } from '#lambdas/offers/offer-repository.ts';
import { offerRow } from '#lambdas/offers/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { cancelled, stored, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const offerNo = (n: number, endsAt: string, changes: Partial<OfferItem> = {}) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9K0${String(n).padStart(2, '0')}`, endsAt, ...changes });

function holds(...offers: readonly OfferItem[]): void {
  tableHolds(...offers.map(stored.offer));
  queriesFind(...offers.map(offerRow));
}

const sweep = (remaining = 60_000) =>
  handler(
    { time: '2026-11-21T03:05:00Z' } as ScheduledEvent,
    { getRemainingTimeInMillis: () => remaining } as Context,
  );

const swept = () => transactions().map(([offer]) => String(offer?.Update?.Key?.['PK']).slice(-2));

describe('the sweep of the feeds', () => {
  it('takes out what is over, and nothing else', async () => {
    holds(
      offerNo(1, '2025-01-20T02:59:59.000Z'),
      offerNo(2, '2026-11-21T02:59:59.000Z'),
      offerNo(3, '2026-11-21T03:59:59.000Z'),
      offerNo(4, '2026-11-22T02:59:59.000Z'),
    );
    expect(await sweep()).toEqual({ swept: 2 });
    expect(swept()).toEqual(['01', '02']);
  });

  it('takes an offer out of every feed at once, and leaves its lists', async () => {
    const offer = offerNo(1, '2026-11-21T02:59:59.000Z', { shopsIds: [shopId, otherShopId] });
    holds(offer);
    await sweep();
    const remove = 'REMOVE GSI1PK, GSI1SK, GSI2PK, GSI2SK';
    const countOut = expect.stringContaining('ADD #on :by');
    expect(transactions()[0]?.map(({ Update }) => [Update?.Key, Update?.UpdateExpression])).toEqual(
      [
        [keys.offer(offer.id), remove],
        [keys.offerOfShop(shopId, offer.id), remove],
        [keys.shopOfferCounts(shopId), countOut],
        [keys.offerOfShop(otherShopId, offer.id), remove],
        [keys.shopOfferCounts(otherShopId), countOut],
      ],
    );
    expect(transactions()[0]?.[0]?.Update).toMatchObject({
      ConditionExpression: 'version = :version AND attribute_exists(GSI1PK)',
      ExpressionAttributeValues: { ':version': 1 },
    });
  });

  it('drops the counts of past days that have nothing left', async () => {
    const offer = offerNo(1, '2026-11-21T02:59:59.000Z', { shopsIds: [shopId] });
    tableHolds(stored.offer(offer), {
      ...keys.shopOfferCounts(shopId),
      on: 0,
      'ends#2026-11-19': 0,
      'ends#2026-11-18': 1,
      'starts#2026-12-24': 0,
    });
    queriesFind(offerRow(offer));
    await sweep();
    expect(transactions()[1]?.[0]?.Update).toMatchObject({
      Key: keys.shopOfferCounts(shopId),
      UpdateExpression: 'REMOVE #d0',
      ConditionExpression: '#d0 = :none',
      ExpressionAttributeNames: { '#d0': 'ends#2026-11-19' },
    });
  });

  it('leaves alone what its owner made longer meanwhile, whatever the index holds', async () => {
    const row = offerRow(offerNo(1, '2026-11-21T02:59:59.000Z'));
    tableHolds(stored.offer(offerNo(1, '2026-12-21T02:59:59.000Z')));
    queriesFind(row);
    expect(await sweep()).toEqual({ swept: 0 });
    expect(transactions()).toEqual([]);
  });

  it('goes through all of them, however many there are', async () => {
    holds(...Array.from({ length: 60 }, (_, n) => offerNo(n, '2026-11-21T02:59:59.000Z')));
    expect(await sweep()).toEqual({ swept: 60 });
    expect(new Set(swept()).size).toBe(60);
  });

  it('passes over one that its owner changes at that moment', async () => {
    holds(offerNo(1, '2026-11-21T02:59:58.000Z'), offerNo(2, '2026-11-21T02:59:59.000Z'));
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None'))
      .resolves({});
    expect(await sweep()).toEqual({ swept: 1 });
  });

  it('fails loudly when the table does', async () => {
    holds(offerNo(1, '2026-11-21T02:59:59.000Z'));
    table.on(TransactWriteCommand).rejects(new Error('broken'));
    await expect(sweep()).rejects.toThrow('broken');
  });

  it('stops in time, and leaves the rest to the next one', async () => {
    holds(offerNo(1, '2026-11-21T02:59:59.000Z'));
    expect(await sweep(5_000)).toEqual({ swept: 0 });
  });
});
