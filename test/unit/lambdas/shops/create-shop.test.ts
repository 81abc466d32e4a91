import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/shops/handler.ts';
import { parseShop } from '#lambdas/shops/repository/shop-item.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShopInput, otherShopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { cancelled, stored, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const owner = stored.user(aUser({ businessId }));
const open = (changes: object = {}) =>
  call(
    handler,
    aRequest('POST /shops', { as: { userId: ownerId }, body: { ...aShopInput(), ...changes } }),
  );

const refusal = async (changes?: object) => {
  const { status, body } = await open(changes);
  return [status, body['code']];
};

beforeEach(() => {
  tableHolds(owner, stored.business(aBusiness()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('opening a shop', () => {
  it('answers with the whole of it and where it is', async () => {
    const { status, headers, body } = await open({ shopIdentifier: 'Padaria São José' });
    expect(status).toBe(201);
    expect(body['id']).toMatch(/^shp_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(body).toMatchObject({
      shopIdentifier: 'padariasaojose',
      shopStatus: 'active',
      followersCount: 0,
      activeOffersCount: 0,
      isFollowing: false,
      legal: { taxIdType: 'CNPJ' },
      version: 1,
    });
    expect(headers).toMatchObject({ location: `/api/shops/${body['id']}`, etag: '"1"' });
  });

  it('writes it with its identifier, its place and its count, all or nothing', async () => {
    const { body } = await open();
    const id = String(body['id']);
    expect(transactions()).toHaveLength(1);
    const [standing, identifier, count, shop, offers, place] = transactions()[0] ?? [];
    expect(transactions()[0]).toHaveLength(6);
    expect(standing?.ConditionCheck).toMatchObject({
      Key: keys.business(businessId),
      ExpressionAttributeValues: { ':userId': ownerId, ':status': 'active', ':sizeTypeId': 2 },
    });
    expect(identifier?.Put).toEqual({
      TableName: 'table-of-test',
      Item: { ...keys.shopIdentifier('padariaaurora'), shopId: id, businessId },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    expect(count?.Update).toEqual({
      TableName: 'table-of-test',
      Key: keys.businessCounters(businessId),
      UpdateExpression: 'ADD shopsCount :one',
      ConditionExpression:
        '(attribute_not_exists(shopsCount) AND :max > :zero) OR shopsCount < :max',
      ExpressionAttributeValues: { ':one': 1, ':zero': 0, ':max': 3 },
    });
    expect(shop?.Put).toMatchObject({
      Item: { ...keys.shop(id), ...aShopInput(), userId: ownerId, shopStatus: 'active' },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    expect(offers?.Put?.Item).toEqual({
      ...keys.shopCounters(id),
      followersCount: 0,
      offersCount: 0,
    });
    expect(place?.Put?.Item).toMatchObject(keys.shopOfBusiness(businessId, id));
  });

  it('cleans what the owner wrote before it is stored', async () => {
    await open({ about: '<p onclick="x()">Pão</p>', shopRules: '<script>x</script>' });
    const shop = parseShop(transactions()[0]?.[3]?.Put?.Item);
    expect(shop?.about).toBe('<p>Pão</p>');
    expect(shop).not.toHaveProperty('shopRules');
  });

  it('may be prepared while the business waits for approval', async () => {
    tableHolds(owner, stored.business(aPendingBusiness()));
    expect(await refusal()).toEqual([201, undefined]);
  });

  it('under the id of a revision opens it for the live business', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    const { status, body } = await open({ businessId: revisionId });
    expect([status, body['businessId']]).toEqual([201, businessId]);
  });

  it.each(['rejected', 'suspended', 'closed'] as const)(
    'is refused to a %s business',
    async (status) => {
      tableHolds(owner, stored.business(aBusiness({ status })));
      expect(await refusal()).toEqual([409, 'BUSINESS_NOT_ACTIVE']);
      expect(transactions()).toEqual([]);
    },
  );

  it('is refused under an identifier that a shop has, by whatever spelling', async () => {
    const holder = { ...keys.shopIdentifier('padariaaurora'), shopId: otherShopId };
    tableHolds(owner, stored.business(aBusiness()), holder);
    expect(await refusal({ shopIdentifier: 'PADARIA aurora' })).toEqual([
      409,
      'SHOP_IDENTIFIER_TAKEN',
    ]);
    expect(transactions()).toEqual([]);
  });

  it.each([
    ['the identifier was taken a moment ago', 1, 'SHOP_IDENTIFIER_TAKEN'],
    ['the business has as many shops as its size allows', 2, 'LIMIT_OF_SIZE_TYPE_REACHED'],
  ])('is refused when %s', async (_, action, code) => {
    const codes = ['None', 'None', 'None', 'None', 'None'];
    codes[action] = 'ConditionalCheckFailed';
    table.on(TransactWriteCommand).rejects(cancelled(...codes));
    expect(await refusal()).toEqual([409, code]);
    expect(transactions()).toHaveLength(1);
  });

  it('looks again when the business was suspended a moment ago', async () => {
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      tableHolds(owner, stored.business(aBusiness({ status: 'suspended' })));
      throw cancelled('ConditionalCheckFailed', 'None', 'None', 'None', 'None');
    });
    expect(await refusal()).toEqual([409, 'BUSINESS_NOT_ACTIVE']);
  });

  it('takes no pictures that were not uploaded to us', async () => {
    expect(await refusal({ imagesUrls: ['https://elsewhere.test/a.png'] })).toEqual([
      409,
      'IMAGE_NOT_FOUND',
    ]);
  });
});
