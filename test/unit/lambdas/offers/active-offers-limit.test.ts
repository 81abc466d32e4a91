import { limitsOf } from '#contract/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/size-types.ts';
import { requireBelowOffersLimit } from '#lambdas/offers/active-offers-limit.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { actionOf } from '#lambdas/shared/table/transaction.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { queries, queriesFind } from '#test/support/mocked-query.ts';
import { tableHolds } from '#test/support/mocked-table.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const mei = limitsOf(sizeTypes, { sizeTypeId: 1 });

const rowsOf = (count: number, state: string) =>
  Array.from({ length: count }, (_, n) => ({
    PK: `BUSINESS#${businessId}`,
    LSI1SK: `${state}#off_${n}`,
  }));

const limit = () => requireBelowOffersLimit(businessId, mei, now);

beforeEach(() => tableHolds());

describe('the limit of active offers', () => {
  it('allows another offer below the limit of the size type', async () => {
    queriesFind(...rowsOf(mei.maxActiveOffers - 1, 'active#2026-12-31T02:59:59.000Z'));
    await expect(limit()).resolves.toBeDefined();
  });

  it('refuses another offer once it is reached', async () => {
    queriesFind(...rowsOf(mei.maxActiveOffers, 'active#2026-12-31T02:59:59.000Z'));
    await expect(limit()).rejects.toMatchObject({ code: 'LIMIT_OF_SIZE_TYPE_REACHED' });
  });

  it('does not count expired or inactive offers', async () => {
    queriesFind(
      ...rowsOf(50, 'active#2026-11-21T11:59:59.000Z'),
      ...rowsOf(50, 'inactive#2026-12-31T02:59:59.000Z'),
    );
    await expect(limit()).resolves.toBeDefined();
  });

  it('uses a strongly consistent count', async () => {
    await limit();
    expect(queries()).toMatchObject([{ IndexName: 'LSI1', ConsistentRead: true, Select: 'COUNT' }]);
  });

  it('is guarded by a revision counter, so that concurrent writes cannot exceed it', async () => {
    expect(actionOf(await limit()).Update).toMatchObject({
      Key: keys.businessCounters(businessId),
      UpdateExpression: 'SET offersRevision = :next',
      ConditionExpression: 'attribute_not_exists(offersRevision)',
      ExpressionAttributeValues: { ':next': 1 },
    });
    tableHolds({ ...keys.businessCounters(businessId), offersRevision: 7, shopsCount: 1 });
    expect(actionOf(await limit()).Update).toMatchObject({
      ConditionExpression: 'offersRevision = :read',
      ExpressionAttributeValues: { ':read': 7, ':next': 8 },
    });
  });
});
