import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/shops/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  failingAt,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
} from '#test/support/mocked-table.ts';

const owner = stored.user(aUser({ businessId }));
const create = () =>
  call(handler, aRequest('POST /shops', { as: { userId: ownerId }, body: aShopInput() }));

beforeEach(() => {
  tableHolds(owner, stored.business(aBusiness()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('creating a shop', () => {
  it('writes shop, identifier, counters and list row in one transaction, with conditions', async () => {
    const { body } = await create();
    const id = String(body['id']);
    expect(transactions()).toHaveLength(1);
    expect(transactions()[0]).toHaveLength(6);
    expect(writeOf(keys.business(businessId)).ConditionCheck).toMatchObject({
      ExpressionAttributeValues: { ':userId': ownerId, ':status': 'active', ':sizeTypeId': 2 },
    });
    expect(writeOf(keys.shopIdentifier('padariaaurora')).Put).toMatchObject({
      Item: { shopId: id, businessId },
      ConditionExpression: expect.stringMatching(/^attribute_not_exists\(PK\) OR /),
    });
    expect(writeOf(keys.businessCounters(businessId)).Update).toMatchObject({
      UpdateExpression: 'ADD shopsCount :one',
      ConditionExpression: 'attribute_not_exists(shopsCount) OR shopsCount < :max',
      ExpressionAttributeValues: { ':one': 1, ':max': 3 },
    });
    const { imagesUrls: _, ...entered } = aShopInput();
    expect(writeOf(keys.shop(id)).Put).toMatchObject({
      Item: { ...entered, userId: ownerId, shopStatus: 'active' },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    expect(writeOf(keys.shopCounters(id)).Put?.Item).toMatchObject({
      followersCount: 0,
      offersCount: 0,
    });
    expect(writeOf(keys.shopOfBusiness(businessId, id)).Put).toBeDefined();
  });

  it.each([
    ['its identifier', keys.shopIdentifier('padariaaurora'), 'SHOP_IDENTIFIER_TAKEN'],
    [
      'the last shop within the limit of the size type',
      keys.businessCounters(businessId),
      'LIMIT_OF_SIZE_TYPE_REACHED',
    ],
  ])('is refused when another shop took %s concurrently', async (_, key, code) => {
    table.on(TransactWriteCommand).callsFake(failingAt(key));
    expect(await create()).toMatchObject({ status: 409, body: { code } });
    expect(transactions()).toHaveLength(1);
  });

  it('runs again when the business was suspended concurrently', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, stored.business(aBusiness({ status: 'suspended' })));
      failingAt(keys.business(businessId))(input);
    });
    expect(await create()).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
  });
});
