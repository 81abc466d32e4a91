import { countClaims } from '#lambdas/claims/count-claims.ts';
import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import {
  allItems,
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const owner = stored.user(aUser({ businessId }));
const remove = () =>
  invokeHandler(
    handler,
    aRequest('DELETE /offers/{id}', { as: { userId: ownerId }, params: { id: offerId } }),
  );

const shops = [aShop(), aShop({ id: otherShopId })];

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner, ...publishedOffer(anOffer({ shopsIds: [shopId, otherShopId] }), shops));
});

describe('removing an offer', () => {
  it('removes its item, its counters and its rows in every list, and lowers the count by one; a job removes its shards', async () => {
    const counters = { ...keys.businessCounters(businessId), storedOffersCount: 2 };
    putItems(counters);
    expect(await remove()).toMatchObject({ status: 204, text: undefined });
    await countClaims(offerId);
    expect(allItems()).toEqual([{ ...counters, storedOffersCount: 1 }, owner]);
  });

  it('removes its current state if it was changed at the same time', async () => {
    const moved = publishedOffer(anOffer({ version: 2, shopsIds: [otherShopId] }), shops.slice(1));
    beforeNextWrite(() => {
      deleteItem(keys.offerOfShop(shopId, offerId));
      putItems(...moved);
    });
    expect((await remove()).status).toBe(204);
    await countClaims(offerId);
    expect(allItems()).toEqual([owner]);
  });

  it.each([
    ['removed', () => deleteItem(keys.offer(offerId))],
    ['given to another owner', () => changeAttributes(keys.offer(offerId), { userId: 'another' })],
  ])('answers 404 if it was %s at the same time', async (_, work) => {
    beforeNextWrite(work);
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'OFFER_NOT_FOUND' } });
    expect(itemAt(keys.offerOfShop(shopId, offerId))).toBeDefined();
  });
});
