import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { shopRows } from '#lambdas/offers/repository/offer-rows.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/shops/handler.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { queriesFind } from '#test/support/mocked-query.ts';
import { failingAt, stored, table, tableHolds, writeOf } from '#test/support/mocked-table.ts';

const counters = { ...keys.businessCounters(businessId), shopsCount: 1, offersRevision: 7 };
const remove = (query = {}) =>
  call(
    handler,
    aRequest('DELETE /shops/{id}', { as: { userId: ownerId }, params: { id: shopId }, query }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.shop(aShop()),
    counters,
  );
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('removing a shop', () => {
  it('removes it, its list row and one of the business in one transaction, with conditions', async () => {
    expect((await remove()).status).toBe(204);
    expect(writeOf(keys.shop(shopId)).Delete).toMatchObject({
      ConditionExpression: 'version = :version AND userId = :userId',
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
    });
    expect(writeOf(keys.shopOfBusiness(businessId, shopId)).Delete).toBeDefined();
    expect(writeOf(keys.shopIdentifier('padariaaurora')).Put?.Item).toMatchObject({
      reservedUntil: '2027-11-21T12:00:00.000Z',
    });
    expect(writeOf(keys.businessCounters(businessId)).Update).toMatchObject({
      UpdateExpression: 'ADD shopsCount :less',
      ConditionExpression: 'shopsCount > :zero AND offersRevision = :read',
      ExpressionAttributeValues: { ':less': -1, ':zero': 0, ':read': 7 },
    });
  });

  it('is refused when an offer was published in it concurrently', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      queriesFind(...shopRows(anOffer(), [aShop()], []));
      failingAt(keys.businessCounters(businessId))(input);
    });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'SHOP_HAS_OFFERS' } });
  });

  it('with force does not ask what the business published', async () => {
    queriesFind(...shopRows(anOffer(), [aShop()], []));
    expect((await remove({ force: 'true' })).status).toBe(204);
    expect(writeOf(keys.businessCounters(businessId)).Update).toMatchObject({
      ConditionExpression: 'shopsCount > :zero',
      ExpressionAttributeValues: { ':less': -1, ':zero': 0 },
    });
    expect((await remove({ force: 'false' })).status).toBe(409);
  });
});
