import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import {
  cancelled,
  nameOf,
  table,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { ended, holds, inManaus } from '#test/support/offers-of-shops.ts';

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('moving the offers of a shop', () => {
  const job = { name: 'move-offers-of-shop', id: shopId } as const;

  it('writes end and feeds by its zone and place, under the same version', async () => {
    holds([anOffer()], [aShop(inManaus)]);
    await runJobs(job);
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
    await runJobs(job);
    expect(transactions()).toHaveLength(1);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).not.toHaveProperty('GSI2PK');
  });

  it('gives an offer the hours that a zone further west adds to its last day', async () => {
    stopDateAt('2026-11-11T03:30:00.000Z');
    holds([offerNo(1, ended)], [aShop(inManaus)]);
    await runJobs(job);
    expect(writeOf(keys.offer(offerNo(1).id)).Put?.Item).toMatchObject({
      endsAt: '2026-11-11T03:59:59.000Z',
    });
  });

  it('handles on and off offers of a long list in several messages', async () => {
    const offers = Array.from({ length: 250 }, (_, n) =>
      offerNo(n, n % 2 ? { status: 'inactive' } : {}),
    );
    holds(offers, [aShop()]);
    expect(await runToEnd(job)).toBe(3);
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
    await runJobs({ name: 'move-offer', id: offerId });
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({
      endsAt: '2027-01-01T03:59:59.000Z',
    });
  });

  it('does nothing for an offer or shop that is gone', async () => {
    holds([], []);
    expect(await runJobs({ name: 'move-offer', id: offerId })).toEqual({ batchItemFailures: [] });
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(transactions()).toEqual([]);
  });
});
