import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import {
  failingAt,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const owner = stored.user(aUser({ businessId }));
const remove = () =>
  call(
    handler,
    aRequest('DELETE /offers/{id}', { as: { userId: ownerId }, params: { id: offerId } }),
  );

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner, stored.offer(anOffer({ shopsIds: [shopId, otherShopId] })));
});

describe('removing an offer', () => {
  it('removes its item, its counters and its rows in every list', async () => {
    expect(await remove()).toMatchObject({ status: 204, text: undefined });
    const removed = [
      keys.offer(offerId),
      keys.offerCounters(offerId),
      keys.offerOfBusiness(businessId, offerId),
      keys.offerOfShop(shopId, offerId),
      keys.offerOfShop(otherShopId, offerId),
    ];
    expect(writtenKeys()).toEqual(removed.map(({ PK, SK }) => `${PK} ${SK}`).sort());
    for (const key of removed) expect(writeOf(key).Delete).toBeDefined();
    expect(writeOf(keys.offer(offerId)).Delete).toMatchObject({
      ConditionExpression: expect.stringContaining('version = :version AND userId = :userId'),
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
    });
  });

  it('answers 404 when it was removed at the same time', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner);
      failingAt(keys.offer(offerId))(input);
    });
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
    expect(transactions()).toEqual([]);
  });
});
