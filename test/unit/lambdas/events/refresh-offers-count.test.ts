import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { table, tableHolds, updates } from '#test/support/mocked-table.ts';

const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
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
