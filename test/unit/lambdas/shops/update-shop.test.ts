import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ShopInput } from '#contract/shop-input.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/shops/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop, aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageUrl } from '#test/support/builders/an-image.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  failingAt,
  nameOf,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';

const owner = stored.user(aUser({ businessId }));
const update = (changes: Partial<ShopInput> = {}, headers = {}) =>
  call(
    handler,
    aRequest('PUT /shops/{id}', {
      as: { userId: ownerId },
      params: { id: shopId },
      body: aShopInput(changes),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(owner, stored.business(aBusiness()), stored.shop(aShop()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('changing a shop', () => {
  it('writes it alone, for its owner, at the version that was read', async () => {
    await update();
    expect(writtenKeys()).toEqual([nameOf(keys.business(businessId)), nameOf(keys.shop(shopId))]);
    expect(writeOf(keys.shop(shopId)).Put).toMatchObject({
      Item: { version: 2 },
      ConditionExpression: 'version = :version AND userId = :userId',
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
    });
  });

  it('writes a new identifier and reserves the old one for a year in the same transaction', async () => {
    await update({ shopIdentifier: 'padarianova' });
    expect(writeOf(keys.shopIdentifier('padarianova')).Put).toMatchObject({
      Item: { shopId, businessId },
      ExpressionAttributeValues: { ':now': '2026-11-21T12:00:00.000Z', ':businessId': businessId },
    });
    expect(writeOf(keys.shopIdentifier('padariaaurora')).Put).toMatchObject({
      Item: {
        shopId,
        businessId,
        reservedUntil: '2027-11-21T12:00:00.000Z',
        ttl: Date.parse('2027-11-21T12:00:00.000Z') / 1000,
      },
      ExpressionAttributeValues: { ':shopId': shopId },
    });
  });

  it('is refused when another business has the new identifier', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.shopIdentifier('padarianova')));
    const answer = await update({ shopIdentifier: 'padarianova' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'SHOP_IDENTIFIER_TAKEN' } });
    expect(transactions()).toHaveLength(1);
  });

  it('runs again when the shop was changed concurrently, and finds another version', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, stored.business(aBusiness()), stored.shop(aShop({ version: 2 })));
      failingAt(keys.shop(shopId))(input);
    });
    expect(await update({}, { 'if-match': '"1"' })).toMatchObject({ status: 412 });
  });

  it('asks for uploads of the images that are new only', async () => {
    const url = imageUrl('shop');
    tableHolds(
      owner,
      stored.business(aBusiness()),
      stored.shop(aShop({ images: [aStoredImage('shop')] })),
    );
    expect((await update({ imagesUrls: [url] })).status).toBe(200);
    expect(await update({ imagesUrls: [url, imageUrl('shop', 2)] })).toMatchObject({ status: 409 });
  });
});
