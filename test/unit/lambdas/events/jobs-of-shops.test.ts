import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { Job } from '#lambdas/events/jobs.ts';
import { handler } from '#lambdas/events/run-jobs.ts';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { ShopItem } from '#lambdas/shops/repository/shop-item.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

const queue = mockClient(SQSClient);

const run = (job: Job) =>
  handler({ Records: [{ messageId: 'm', body: JSON.stringify(job) }] } as SQSEvent, {} as Context);

const queued = (): Job[] =>
  queue
    .commandCalls(SendMessageBatchCommand)
    .flatMap((sent) => sent.args[0].input.Entries ?? [])
    .map(({ MessageBody = '' }) => JSON.parse(MessageBody));

/** Stores offers in the lists of both shops; only `shops` are stored themselves. */
function holds(offers: readonly OfferItem[], shops: readonly ShopItem[]): void {
  const listed = [aShop(), aShop({ id: otherShopId })];
  tableHolds(stored.business(aBusiness()), ...shops.map(stored.shop), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [
      businessRow(offer),
      ...shopRows(
        offer,
        listed.filter(({ id }) => offer.shopsIds.includes(id)),
        [],
      ),
    ]),
  );
}

const offerNo = (n: number, changes: Partial<OfferItem> = {}) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}`, ...changes });

const ended = {
  expirationDate: '2026-11-10',
  endsAt: '2026-11-11T02:59:59.000Z',
};
const inManaus = {
  address: anAddressIn('AM', 'Manaus'),
  timeZone: 'America/Manaus',
} as const;
const nameOf = ({ PK, SK }: { PK: string; SK: string }) => `${PK} ${SK}`;

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  queue.reset();
  queue.on(SendMessageBatchCommand).resolves({});
});

describe('moving the offers of a shop', () => {
  const job = { name: 'move-offers-of-shop', id: shopId } as const;

  it('writes end and feeds by its zone and place, under the same version', async () => {
    holds([anOffer()], [aShop(inManaus)]);
    await run(job);
    const endsAt = '2027-01-01T03:59:59.000Z';
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      Item: { endsAt, version: 1, GSI2SK: `${endsAt}#${offerId}` },
      ExpressionAttributeValues: { ':version': 1, ':endsAt': anOffer().endsAt },
    });
    expect(writeOf(keys.offerOfShop(shopId, offerId)).Put?.Item).toMatchObject({
      LSI1SK: `active#${endsAt}#${offerId}`,
      GSI1PK: 'FEED#AM#manaus',
      GSI2PK: 'FEED#AM',
    });
    expect(writtenKeys()).toContain(nameOf(keys.shop(shopId)));
  });

  it('moves offers that are off, and leaves those that have ended by both zones', async () => {
    const offers = [offerNo(1, { status: 'inactive' }), offerNo(2, ended)];
    holds(offers, [aShop(inManaus)]);
    await run(job);
    expect(transactions()).toHaveLength(1);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).not.toHaveProperty('GSI2PK');
  });

  it('gives an offer the hours that a zone further west adds to its last day', async () => {
    stopDateAt('2026-11-11T03:30:00.000Z');
    holds([offerNo(1, ended)], [aShop(inManaus)]);
    await run(job);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).toMatchObject({
      endsAt: '2026-11-11T03:59:59.000Z',
    });
  });

  it('handles on and off offers of a long list in several messages', async () => {
    const offers = Array.from({ length: 250 }, (_, n) =>
      offerNo(n, n % 2 ? { status: 'inactive' } : {}),
    );
    holds(offers, [aShop()]);
    let next: Job[] = [job];
    const messages: Job[] = [];
    while (next[0]) {
      queue.resetHistory();
      messages.push(next[0]);
      await run(next[0]);
      next = queued();
    }
    expect(messages).toHaveLength(3);
    const moved = transactions().flatMap((actions) =>
      actions.flatMap(({ Put }) => Put?.Item ?? []),
    );
    expect(new Set(moved.flatMap(({ SK, id }) => (SK === 'OFFER' ? [id] : []))).size).toBe(250);
  });

  it('reads the shop again after a write conflict', async () => {
    holds([anOffer()], [aShop()]);
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      holds([anOffer()], [aShop(inManaus)]);
      throw cancelled('ConditionalCheckFailed');
    });
    await run({ name: 'move-offer', id: offerId });
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({
      endsAt: '2027-01-01T03:59:59.000Z',
    });
  });

  it('does nothing for an offer or shop that is gone', async () => {
    holds([], []);
    expect(await run({ name: 'move-offer', id: offerId })).toEqual({ batchItemFailures: [] });
    expect(await run(job)).toEqual({ batchItemFailures: [] });
    expect(transactions()).toEqual([]);
  });
});
