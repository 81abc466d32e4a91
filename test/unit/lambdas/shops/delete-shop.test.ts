import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const counters = keys.businessCounters(businessId);
const remove = (query = {}) =>
  invokeHandler(
    handler,
    aRequest('DELETE /shops/{id}', { as: { userId: ownerId }, params: { id: shopId }, query }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()), ...openedShop());
  changeAttributes(counters, { offersRevision: 7 });
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

function publish(): void {
  putItems(...publishedOffer(anOffer()));
  changeAttributes(counters, { offersRevision: 8 });
}

describe('removing a shop', () => {
  it('leaves its counters to the job, and its identifier reserved for its business for a year', async () => {
    expect((await remove()).status).toBe(204);
    expect(allItems().filter(({ SK }) => SK.startsWith('SHOP'))).toMatchObject([
      {
        ...keys.shopIdentifier('padariaaurora'),
        shopId,
        businessId,
        reservedUntil: '2027-11-21T12:00:00.000Z',
      },
    ]);
    expect(itemAt(counters)).toMatchObject({ shopsCount: 0, offersRevision: 7 });
  });

  it('frees the identifier at once if the business was never approved', async () => {
    putItems(stored.business(aPendingBusiness({ status: 'rejected' })));
    expect((await remove()).status).toBe(204);
    expect(itemAt(keys.shopIdentifier('padariaaurora'))).toBeUndefined();
  });

  it('is refused if an offer was published in it at the same time', async () => {
    beforeNextWrite(publish);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'SHOP_HAS_OFFERS' } });
  });

  it.each([
    ['changed', { version: 2 }],
    ['given to another owner', { userId: 'another' }],
  ])('is decided again if it was %s at the same time', async (_, changes) => {
    beforeNextWrite(() => changeAttributes(keys.shop(shopId), changes));
    const isOwn = !('userId' in changes);
    expect((await remove()).status).toBe(isOwn ? 204 : 404);
    expect(itemAt(keys.shop(shopId)) === undefined).toBe(isOwn);
  });

  it('with force does not check for offers of the business', async () => {
    publish();
    expect((await remove({ force: 'false' })).status).toBe(409);
    beforeNextWrite(() => changeAttributes(counters, { offersRevision: 9 }));
    expect((await remove({ force: 'true' })).status).toBe(204);
    expect(itemAt(counters)).toMatchObject({ shopsCount: 0, offersRevision: 9 });
  });
});
