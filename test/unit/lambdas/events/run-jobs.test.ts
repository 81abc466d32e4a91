import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { OfferItem } from '#lambdas/offers/repository/offer-item.ts';
import { businessRow, shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queuedJobs, runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import {
  cancelled,
  stored,
  table,
  tableHolds,
  transactions,
  updates,
} from '#test/support/mocked-table.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

function holds(offers: readonly OfferItem[], business = aBusiness()): void {
  tableHolds(stored.business(business), stored.shop(aShop()), ...offers.map(stored.offer));
  queriesFind(
    ...offers.flatMap((offer) => [businessRow(offer), ...shopRows(offer, [aShop()], [])]),
  );
}

/** The last four digits of the ids of offers whose country key was set or removed. */
const refreshed = (verb: 'SET' | 'REMOVE') =>
  transactions()
    .flatMap((actions) => actions.flatMap(({ Update }) => Update ?? []))
    .filter(
      ({ Key, UpdateExpression }) => Key?.['SK'] === 'OFFER' && UpdateExpression?.startsWith(verb),
    )
    .map(({ Key }) => String(Key?.['PK']).slice(-4));

const offerNo = (n: number) =>
  anOffer({ id: `off_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}` });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('refreshing the feeds', () => {
  const ofBusiness = { name: 'refresh-feeds-of-business', id: businessId };

  it('of a business adds its offers while it is active and removes them otherwise', async () => {
    holds([offerNo(1), offerNo(2)]);
    expect(await runJobs(ofBusiness)).toEqual({ batchItemFailures: [] });
    expect(refreshed('SET')).toEqual(['0001', '0002']);
    holds([offerNo(1), offerNo(2)], aBusiness({ status: 'suspended' }));
    await runJobs(ofBusiness);
    expect(refreshed('REMOVE')).toEqual(['0001', '0002']);
  });

  it('of a shop refreshes the offers of that shop', async () => {
    holds([offerNo(1)]);
    await runJobs({ name: 'refresh-feeds-of-shop', id: shopId });
    expect(refreshed('SET')).toEqual(['0001']);
  });

  it('handles a thousand offers in several messages', async () => {
    holds(Array.from({ length: 1000 }, (_, n) => offerNo(n)));
    expect(await runToEnd(ofBusiness)).toBe(11);
    expect(new Set(refreshed('SET')).size).toBe(1000);
    expect(refreshed('SET')).toHaveLength(1000);
  });

  it('continues after an offer fails and queues a separate job for it', async () => {
    holds([offerNo(1), offerNo(2)]);
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    expect(await runJobs(ofBusiness)).toEqual({ batchItemFailures: [] });
    expect(queuedJobs()).toEqual([{ name: 'refresh-feeds-of-offer', id: offerNo(1).id }]);
    expect(refreshed('SET')).toContain('0002');
  });

  const ofOffer = { name: 'refresh-feeds-of-offer', id: offerId };

  it('reads the business and shops again after a write conflict', async () => {
    holds([anOffer()]);
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      holds([anOffer()], aBusiness({ status: 'suspended' }));
      throw cancelled('ConditionalCheckFailed');
    });
    await runJobs(ofOffer);
    expect(refreshed('REMOVE')).toHaveLength(1);
  });

  it.each<[string, OfferItem[]]>([
    ['is inactive', [anOffer({ status: 'inactive' })]],
    ['has ended', [anOffer({ endsAt: '2026-11-20T02:59:59.000Z' })]],
    ['does not exist', []],
  ])('does not write to an offer that %s', async (_, offers) => {
    holds(offers);
    expect(await runJobs(ofOffer)).toEqual({ batchItemFailures: [] });
    expect(transactions()).toEqual([]);
  });
});

describe("counting a shop's offers", () => {
  const job = { name: 'refresh-offers-count', id: shopId };
  const counters = { ...keys.shopCounters(shopId), offersCount: 7 };

  it('counts running offers and stores when the count changes next', async () => {
    const scheduled = {
      ...offerNo(2),
      startsAt: '2026-11-25T03:00:00.000Z',
      startDate: '2026-11-25',
    };
    const offers = [offerNo(1), scheduled];
    tableHolds(counters);
    queriesFind(...offers.flatMap((offer) => shopRows(offer, [aShop()], [])));
    await runJobs(job);
    expect(updates()[0]?.ExpressionAttributeValues).toMatchObject({
      ':count': 1,
      ':at': '2026-11-25T03:00:00.000Z',
      ':dueAt': `2026-11-25T03:00:00.000Z#${shopId}`,
    });
  });

  it('removes the due time when no offer is active', async () => {
    tableHolds(counters);
    await runJobs(job);
    expect(updates()[0]).toMatchObject({
      UpdateExpression: 'SET offersCount = :count REMOVE offersChangeAt, GSI2PK, GSI2SK',
      ExpressionAttributeValues: { ':count': 0 },
    });
  });

  it('stores nothing when the stored count is correct', async () => {
    tableHolds({ ...counters, offersCount: 0 });
    await runJobs(job);
    expect(updates()).toEqual([]);
  });

  it('counts again after storing, and stores a count that changed meanwhile', async () => {
    const row = (n: number) => shopRows(offerNo(n), [aShop()], []);
    tableHolds(counters);
    queriesFind(...row(1));
    table.on(UpdateCommand).callsFakeOnce(() => {
      queriesFind(...row(1), ...row(2));
      return {};
    });
    await runJobs(job);
    expect(updates().map((sent) => sent.ExpressionAttributeValues?.[':count'])).toEqual([1, 2]);
  });

  it('does nothing for a shop that does not exist', async () => {
    tableHolds();
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(updates()).toEqual([]);
  });

  it('counts again where a transaction on its counters comes first', async () => {
    tableHolds(counters);
    table.on(UpdateCommand).rejectsOnce(named('TransactionConflictException')).resolves({});
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(updates()).toHaveLength(2);
  });

  it('ends without a failure where the shop is removed meanwhile', async () => {
    tableHolds(counters);
    table.on(UpdateCommand).callsFakeOnce(() => {
      tableHolds();
      throw named('ConditionalCheckFailedException');
    });
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(updates()).toEqual([]);
  });
});

describe('refreshing the search of a business', () => {
  const job = { name: 'refresh-search-of-business', id: businessId };
  const shopNo = (n: number) =>
    aShop({ id: `shp_01K9C1B2C3D4E5F6G7H8J9${String(n).padStart(4, '0')}` });
  const putRows = () =>
    transactions().flatMap((actions) => actions.flatMap(({ Put }) => Put ?? []));
  const listed = () => new Set(putRows().map(({ Item }) => Item?.['PK']));

  function holdsShops(count: number): void {
    const shops = Array.from({ length: count }, (_, n) => shopNo(n));
    tableHolds(stored.business(aBusiness()), ...shops.map(stored.shop));
    queriesFind(...shops.map(({ id }) => keys.shopOfBusiness(businessId, id)));
  }

  it('handles 250 shops in three messages', async () => {
    holdsShops(250);
    expect(await runToEnd(job)).toBe(3);
    expect(transactions()).toHaveLength(250);
    expect(listed().size).toBe(250);
  });

  it('continues after a shop fails and queues a separate job for it', async () => {
    holdsShops(2);
    table.on(TransactWriteCommand).rejectsOnce(new Error('broken')).resolves({});
    expect(await runJobs(job)).toEqual({ batchItemFailures: [] });
    expect(queuedJobs()).toEqual([{ name: 'refresh-search', id: shopNo(1).id }]);
    expect(listed()).toContain(`SHOP#${shopNo(0).id}`);
  });
});

describe('a batch of jobs', () => {
  it('reports only the failed jobs', async () => {
    holds([anOffer()]);
    const broken = { name: 'unknown', id: 'x' };
    expect(await runJobs({ name: 'refresh-feeds-of-offer', id: offerId }, broken)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }],
    });
  });

  it('reports every job when all fail', async () => {
    expect(await runJobs({ name: 'unknown', id: 'x' })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm0' }],
    });
  });
});
