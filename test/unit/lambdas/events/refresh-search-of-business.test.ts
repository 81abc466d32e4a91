import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queuedJobs, runJobs, runToEnd } from '#test/support/mocked-jobs.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { table, tableHolds, transactions } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('refreshing the search of a business', () => {
  const job = { name: 'refresh-search-of-business', id: businessId };
  const putRows = () =>
    transactions().flatMap((actions) => actions.flatMap(({ Put }) => Put ?? []));
  const listed = () => new Set(putRows().map(({ Item }) => Item?.['PK']));

  function holdsShops(count: number): void {
    const shops = Array.from({ length: count }, (_, n) => aShop({ id: shopIdNo(n) }));
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
    expect(queuedJobs()).toEqual([{ name: 'refresh-search', id: shopIdNo(1) }]);
    expect(listed()).toContain(`SHOP#${shopIdNo(0)}`);
  });
});
