import type { Route } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer, anOfferInput, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite, takeTurns, writesMade } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { itemsOfStock } from '#test/support/operations/offer-stock.ts';
import {
  changeAttributes,
  deleteItem,
  eventually,
  itemAt,
  itemsAbout,
  itemsOfKind,
  putItems,
  type StoredItem,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { createOffer, deleteOffer, setOfferLimit, setOfferStatus, updateOffer } = offerRoutes;
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const publication = { body: { ...anOfferInput(), imagesUrls: [imageUrlNo()] } };
const activation = { body: { status: 'active' } };
const limit = { body: { limit: 10 } };

const send = (route: Route, parts: RequestParts) =>
  call(route, { as: owner, params: { id: offerId }, ...parts });

const holds = (offer = anOffer()) =>
  tableHolds(...aBakery({ shops }), stored.image(anImage()), ...publishedOffer(offer));

const business = keys.business(businessId);
const shop = keys.shop(shopId);
const offer = keys.offer(offerId);
const counters = keys.businessCounters(businessId);
const suspended = { status: 'suspended', version: 9 };
const givenAway = { businessId: 'another', version: 9 };
const ofAnother = { userId: 'another', version: 2 };

beforeEach(() => stopDateAndPausesAt('2026-11-21T12:00:00.000Z'));

describe('an operation is decided again if, at the same time,', () => {
  it.each<[string, Route, RequestParts, Key, StoredItem, number]>([
    [
      'the business of a new offer is suspended',
      createOffer,
      publication,
      business,
      suspended,
      409,
    ],
    ['the shop of a new offer is given away', createOffer, publication, shop, givenAway, 400],
    [
      'the image of a new offer is removed',
      createOffer,
      publication,
      imageItemKey(imageKeyNo()),
      { status: 'removing' },
      409,
    ],
    [
      'the business of an activated offer is suspended',
      setOfferStatus,
      activation,
      business,
      suspended,
      409,
    ],
    [
      'the shop of an activated offer is switched off',
      setOfferStatus,
      activation,
      shop,
      { shopStatus: 'inactive', version: 9 },
      200,
    ],
    ['a changed offer is given away', updateOffer, publication, offer, ofAnother, 404],
    ['the shop of a changed offer is given away', updateOffer, publication, shop, givenAway, 400],
    ['a limited offer is given away', setOfferLimit, limit, offer, ofAnother, 404],
    ['a removed offer is given away', deleteOffer, {}, offer, ofAnother, 404],
  ])('%s', async (_, route, parts, key, changes, status) => {
    await holds(anOffer({ status: route === setOfferStatus ? 'inactive' : 'active' }));
    const before = await itemsOfKind('OFFER OFFER');
    beforeNextWrite(() => changeAttributes(key, changes));
    expect((await send(route, parts)).status).toBe(status);
    if (status === 200) expect(await itemAt(offer)).not.toHaveProperty('GSI1PK');
    else if (key !== offer) expect(await itemsOfKind('OFFER OFFER')).toEqual(before);
    else expect(await itemAt(offer)).toEqual({ ...before[0], ...changes });
  });

  it('the business of an offer with a raised limit is suspended', async () => {
    await tableHolds(...aBakery(), ...itemsOfStock({ availableLimit: 9 }));
    beforeNextWrite(() => changeAttributes(business, suspended));
    expect((await send(setOfferLimit, limit)).code).toBe('BUSINESS_NOT_ACTIVE');
    expect(await itemAt(keys.offerCounters(offerId))).toMatchObject({ availableLimit: 9 });
  });

  it('an offer is claimed more often than its new limit allows', async () => {
    await tableHolds(...aBakery(), ...itemsOfStock());
    beforeNextWrite(() => changeAttributes(keys.claimShard(offerId, 1), { taken: 3 }));
    expect((await send(setOfferLimit, { body: { limit: 4 } })).code).toBe('LIMIT_BELOW_CLAIMED');
    expect(await itemAt(offer)).toMatchObject({ version: 1 });
  });

  it('another offer is activated', async () => {
    await holds(anOffer({ status: 'inactive' }));
    beforeNextWrite(() => changeAttributes(counters, { offersRevision: 5 }));
    expect((await send(setOfferStatus, activation)).status).toBe(200);
    expect(await itemAt(counters)).toMatchObject({ offersRevision: 6 });
  });

  it('the offer has another version than the caller saw', async () => {
    await holds();
    beforeNextWrite(() => changeAttributes(offer, { version: 2 }));
    const headers = { 'if-match': '"1"' };
    const answer = await send(updateOffer, { ...publication, headers });
    expect(answer).toMatchObject({ status: 412, code: 'VERSION_MISMATCH' });
    expect(await itemAt(offer)).toMatchObject({ version: 2 });
  });
});

describe('at the same time as another change,', () => {
  it('an offer is published at once while there is room, and counted again if there is none', async () => {
    await holds();
    const of = { ...keys.businessCounters(businessId), shopsCount: 2 };
    beforeNextWrite(() => putItems({ ...of, offersRevision: 28 }));
    expect((await send(createOffer, publication)).status).toBe(201);
    expect(writesMade()).toBe(1);
    expect(await itemAt(counters)).toMatchObject({ offersRevision: 29 });
    // 30 is the limit of the size type of the business.
    const others = Array.from({ length: 28 }, (_, n) => publishedOffer(offerNo(n)));
    beforeNextWrite(() => putItems({ ...of, offersRevision: 60 }, ...others.flat()));
    expect((await send(createOffer, publication)).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
  });

  it('a change of an offer does not care for a shop that it leaves', async () => {
    await holds();
    beforeNextWrite(() => changeAttributes(shop, givenAway));
    const body = anOfferInput({ shopsIds: [otherShopId] });
    expect((await send(updateOffer, { body })).status).toBe(200);
  });

  it('an offer that moves to another shop is removed there too', async () => {
    await tableHolds(...aBakery({ shops }), ...publishedOffer(anOffer()));
    const moved = anOffer({ version: 2, shopsIds: [otherShopId] });
    beforeNextWrite(async () => {
      await deleteItem(keys.offerOfShop(shopId, offerId));
      await putItems(...publishedOffer(moved, shops.slice(1)));
    });
    expect((await send(deleteOffer, {})).status).toBe(204);
    await eventually(async () => expect(await itemsAbout(offerId)).toEqual([]));
  });

  it('each of twenty calls that toggle an offer toggles it once, or asks to be sent again', async () => {
    await holds();
    takeTurns();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(setOfferStatus, {})));
    const toggled = answers.filter(({ status }) => status === 200).length;
    const busy = answers.filter(({ headers }) => headers['retry-after'] === '1');
    expect(busy).toHaveLength(20 - toggled);
    const status = toggled % 2 === 0 ? 'active' : 'inactive';
    expect(await itemAt(offer)).toMatchObject({ version: 1 + toggled, status });
  });

  it('an offer is removed only once', async () => {
    await holds();
    beforeNextWrite(() => deleteItem(offer));
    expect((await send(deleteOffer, {})).code).toBe('OFFER_NOT_FOUND');
    expect(await itemAt(keys.offerOfShop(shopId, offerId))).toBeDefined();
  });
});
