import { timeZones } from '#contract/brazil/time-zones.ts';
import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const acre = aShop({
  id: otherShopId,
  shopIdentifier: 'padariadoacre',
  address: anAddressIn('AC', 'Rio Branco'),
  timeZone: 'America/Rio_Branco',
});
const expirationDate = lastOfferDay(offerToday(timeZones, new Date()));

const publish = (changes: object = {}) =>
  call(offerRoutes.createOffer, {
    as: owner,
    body: { ...anOfferInput({ expirationDate }), ...changes },
  });

beforeEach(() => tableHolds(...aBakery({ shops: [aShop(), acre] })));

describe('createOffer', () => {
  it('stores the offer with its counters and a row in every list, until the day is over in its westernmost shop', async () => {
    const { status, headers, body } = await publish({
      shopsIds: [shopId, otherShopId],
      availableLimit: 5,
    });
    const { id } = body;
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/offers/${id}`, etag: '"1"' });
    const nextYear = Number(expirationDate.slice(0, 4)) + 1;
    expect(body).toMatchObject({
      business: { id: businessId, name: 'Padaria Aurora' },
      originalPrice: 8.9,
      offerPrice: 5.49,
      discountPercent: 38,
      availableLimit: 5,
      claimedCount: 0,
      redeemedCount: 0,
      status: 'active',
      displayStatus: 'active',
      endsAt: `${nextYear}-01-01T04:59:59.000Z`,
    });
    for (const key of [
      keys.offer(id),
      keys.offerOfBusiness(businessId, id),
      keys.offerOfShop(shopId, id),
      keys.offerOfShop(otherShopId, id),
    ]) {
      expect(await itemAt(key)).toBeDefined();
    }
    expect(await itemAt(keys.offerCounters(id))).toEqual({
      ...keys.offerCounters(id),
      claimedCount: 0,
      redeemedCount: 0,
      availableLimit: 5,
    });
    expect(await itemAt(keys.businessCounters(businessId))).toMatchObject({ storedOffersCount: 1 });
  });

  it('removes elements that could run scripts from texts', async () => {
    const moreDetails = '<a href="javascript:alert(1)">Ver</a><iframe src="x"></iframe>';
    expect((await publish({ moreDetails })).body.moreDetails).toBe('<a>Ver</a>');
  });

  it('publishes for the live business if it is called with the id of a revision', async () => {
    await putItems(stored.business({ ...aBusiness(), revisionId }), stored.business(aRevision()));
    expect(await publish({ businessId: revisionId })).toMatchObject({
      status: 201,
      body: { businessId, business: { name: 'Padaria Aurora' } },
    });
  });

  it.each([
    ['a last day in the past', { expirationDate: '2026-01-02' }, 'expirationDate', 'IN_THE_PAST'],
    ['a last day too late', { expirationDate: '9999-12-31' }, 'expirationDate', 'TOO_FAR_AHEAD'],
    [
      "another business's shop",
      { shopsIds: [shopId, otherShopId] },
      'shopsIds.1',
      'NOT_OF_THIS_BUSINESS',
    ],
  ])('refuses %s', async (_, changes, path, code) => {
    await changeAttributes(keys.shop(otherShopId), { businessId: revisionId });
    expect((await publish(changes)).errors).toEqual([{ path, code }]);
    expect(await itemsOfKind('OFFER OFFER')).toEqual([]);
  });

  it.each([
    ['of a shop', anImage({ area: 'shop' }), 'IMAGE_NOT_FOUND'],
    ['that was refused', anImage({ status: 'refused' }), 'IMAGE_REFUSED'],
  ])('refuses an image %s', async (_, image, code) => {
    await putItems(stored.image(image));
    expect(await publish({ imagesUrls: [imageUrlNo()] })).toMatchObject({ code });
    expect(await itemsOfKind('OFFER OFFER')).toEqual([]);
  });

  it('refuses a suspended business', async () => {
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect(await publish()).toMatchObject({ code: 'BUSINESS_NOT_ACTIVE' });
    expect(await itemsOfKind('OFFER OFFER')).toEqual([]);
  });
});
