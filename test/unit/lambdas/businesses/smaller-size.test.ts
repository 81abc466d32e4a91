import type { BusinessInput } from '#contract/businesses/businesses.ts';
import { handler } from '#lambdas/entries/api/businesses.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const uses = (shopsCount: number, validatorsCount = 0) => [
  stored.user(aUser({ businessId })),
  { ...keys.shopOfBusiness(businessId, shopId), id: shopId },
  { ...keys.businessCounters(businessId), shopsCount },
  { ...keys.validatorsCount(shopId), validatorsCount },
];

const change = (id: string, changes: Partial<BusinessInput>) =>
  invokeHandler(
    handler,
    aRequest('PUT /businesses/{id}', {
      as: { userId: ownerId },
      params: { id },
      headers: { 'content-type': 'application/json' },
      body: aBusinessInput(changes),
    }),
  );

describe('a change to a smaller size', () => {
  it.each([
    ['two shops', uses(2)],
    ['three validators of a shop', uses(1, 3)],
  ])('is refused while there are %s, also in its revision', async (_, items) => {
    tableHolds(...items, stored.business(aBusiness()));
    const before = allItems();
    expect(await change(businessId, { sizeTypeId: 1 })).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
    expect(allItems()).toEqual(before);
    tableHolds(
      ...items,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision({ sizeTypeId: 3 })),
    );
    expect((await change(revisionId, { sizeTypeId: 1 })).status).toBe(409);
    expect((await change(revisionId, { sizeTypeId: 4 })).status).toBe(200);
  });

  it('is a revision if everything fits', async () => {
    tableHolds(...uses(1, 2), stored.business(aBusiness()));
    expect((await change(businessId, { sizeTypeId: 1 })).body).toMatchObject({
      status: 'pending_approval',
      sizeTypeId: 1,
    });
  });

  it.each([
    ['another name', { name: 'Padaria Lua' }],
    ['a larger size', { sizeTypeId: 3 } as const],
    ['the special size', { sizeTypeId: 99 } as const],
  ])('is not limited for %s, whatever the business has', async (_, changes) => {
    tableHolds(...uses(4, 9), stored.business(aBusiness()));
    expect((await change(businessId, changes)).status).toBe(200);
  });

  it('is not limited before the first approval, when the limits of the smallest size apply', async () => {
    tableHolds(...uses(1), stored.business(aPendingBusiness()));
    expect((await change(businessId, { sizeTypeId: 99 })).status).toBe(200);
  });
});
