import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queuedJobs, runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import {
  nameOf,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { ended, holds, inManaus } from '#test/support/offers-of-shops.ts';
import { stored } from '#test/support/stored.ts';

const inBoth = { shopsIds: [shopId, otherShopId] };

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('finishing the removal of a shop', () => {
  const job = { name: 'remove-offers-of-shop', id: shopId } as const;

  it('removes an offer of that shop alone with everything of it, then the counters', async () => {
    holds([anOffer()], []);
    await runJobs(job);
    const [ofOffer, ofShop] = transactions();
    expect(ofOffer?.map(({ Delete }) => nameOf(Delete?.Key as never)).sort()).toEqual(
      [
        keys.offer(offerId),
        keys.offerCounters(offerId),
        keys.offerOfBusiness(anOffer().businessId, offerId),
        keys.offerOfShop(shopId, offerId),
      ]
        .map(nameOf)
        .sort(),
    );
    expect(ofShop?.map(({ Delete }) => Delete?.Key)).toEqual([keys.shopCounters(shopId)]);
  });

  it('keeps an offer in its other shop, by the zone of that one, under the same version', async () => {
    holds([anOffer(inBoth)], [aShop({ id: otherShopId, ...inManaus })]);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writeOf(keys.offer(offerId)).Put).toMatchObject({
      Item: { shopsIds: [otherShopId], version: 1, endsAt: '2027-01-01T03:59:59.000Z' },
      ExpressionAttributeValues: { ':shopsIds': inBoth.shopsIds },
    });
    expect(writeOf(keys.offerOfShop(otherShopId, offerId)).Put?.Item).toMatchObject({
      GSI2PK: 'FEED#AM',
    });
    expect(writeOf(keys.offerOfShop(shopId, offerId)).Delete).toBeDefined();
  });

  it('keeps start, end and feeds of an offer that has ended', async () => {
    holds([anOffer({ ...inBoth, ...ended })], [aShop({ id: otherShopId, ...inManaus })]);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writtenKeys()).toEqual(
      [keys.offer(offerId), keys.offerOfShop(shopId, offerId)].map(nameOf).sort(),
    );
    expect(writeOf(keys.offer(offerId)).Update).toMatchObject({
      UpdateExpression: 'SET shopsIds = :remaining',
      ExpressionAttributeValues: { ':remaining': [otherShopId] },
    });
  });

  it('leaves an offer in a shop that cannot be read', async () => {
    holds([anOffer(inBoth)], []);
    const broken = { ...keys.shop(otherShopId), id: 7 };
    tableHolds(stored.business(aBusiness()), stored.offer(anOffer(inBoth)), broken);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(writeOf(keys.offer(offerId)).Update).toBeDefined();
  });

  it('takes five hundred offers in steps of a hundred, each once, and the counters last', async () => {
    holds(
      Array.from({ length: 500 }, (_, n) => offerNo(n)),
      [],
    );
    expect(await runToEnd(job)).toBe(6);
    expect(transactions()).toHaveLength(501);
    expect(writtenKeys()).toEqual([nameOf(keys.shopCounters(shopId))]);
  });

  it('leaves an offer that fails to a job of its own', async () => {
    holds([offerNo(1), offerNo(2)], []);
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(queuedJobs()).toEqual([{ name: 'drop-removed-shops', id: offerNo(1).id }]);
    expect(transactions()).toHaveLength(3);
  });

  it('changes nothing while the shop is there, and nothing more when it runs again', async () => {
    holds([anOffer()], [aShop()]);
    await runJobs(job);
    await runJobs({ name: 'drop-removed-shops', id: offerId });
    expect(transactions()).toEqual([]);
    holds([], []);
    await runJobs(job);
    expect(writtenKeys()).toEqual([nameOf(keys.shopCounters(shopId))]);
  });
});
