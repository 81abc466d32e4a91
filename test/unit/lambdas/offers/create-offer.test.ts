import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const owner = stored.user(aUser({ businessId }));
const shops = [aShop(), aShop({ id: otherShopId, address: anAddressIn('AC', 'Rio Branco') })];

const publish = (changes: object = {}) =>
  invokeHandler(
    handler,
    aRequest('POST /offers', { as: { userId: ownerId }, body: { ...anOfferInput(), ...changes } }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner, stored.business(aBusiness()), ...shops.map(stored.shop));
});

describe('publishing an offer', () => {
  it('stores its item, its counters and its rows in every list', async () => {
    const { body } = await publish({ shopsIds: [shopId, otherShopId] });
    const id = String(body['id']);
    for (const key of [
      keys.offer(id),
      keys.offerCounters(id),
      keys.offerOfBusiness(businessId, id),
      keys.offerOfShop(shopId, id),
      keys.offerOfShop(otherShopId, id),
    ]) {
      expect(itemAt(key)).toBeDefined();
    }
    expect(itemAt(keys.businessCounters(businessId))).toMatchObject({ storedOffersCount: 1 });
  });

  it.each([
    ['its business was suspended', keys.business(businessId), { status: 'suspended' }, 409],
    ['its shop was given to another business', keys.shop(shopId), { businessId: 'another' }, 400],
  ])('is decided again if %s at the same time', async (_, key, changes, status) => {
    beforeNextWrite(() => changeAttributes(key, { ...changes, version: 9 }));
    expect((await publish()).status).toBe(status);
    expect(itemsOfKind('OFFER OFFER')).toEqual([]);
  });

  it('with the id of a revision publishes for the live business', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
      ...shops.map(stored.shop),
    );
    expect(await publish({ businessId: revisionId })).toMatchObject({
      status: 201,
      body: { businessId, business: { name: 'Padaria Aurora' } },
    });
  });

  it('is not retried because of other writes while there is room, and counts again if there is none', async () => {
    const counters = { ...keys.businessCounters(businessId), offersRevision: 1 };
    beforeNextWrite(() => putItems({ ...counters, offersRevision: 29 }));
    expect(await publish()).toMatchObject({ status: 201 });
    expect(writesMade()).toBe(1);
    expect(itemAt(counters)).toMatchObject({ offersRevision: 30 });
    // 30 is the limit of the size type of the business.
    const rows = Array.from({ length: 29 }, (_, n) => ({
      ...keys.offerOfBusiness(businessId, `off_${n}`),
      LSI1SK: `active#2026-12-31T02:59:59.000Z#off_${n}`,
    }));
    beforeNextWrite(() => putItems({ ...counters, offersRevision: 60 }, ...rows));
    expect(await publish()).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' },
    });
  });
});
