import type { Route } from '#contract/http/route.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { ifMatch, type RequestParts } from '#test/support/builders/a-request.ts';
import { aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, anOfferInput } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import { beforeNextWrite, takeTurns } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemAt,
  itemsAbout,
  itemsOfKind,
  putItems,
  type StoredItem,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const { createShop, deleteShop, updateShop } = shopRoutes;
const counters = keys.businessCounters(businessId);
const taken = { ...keys.shopIdentifier('nova'), shopId: 'another', businessId: 'another' };
const forced = { query: { force: 'true' } };

const take = () => putItems(taken);
const change = (changes: StoredItem) => () => changeAttributes(keys.shop(shopId), changes);
const business = (changes: StoredItem) => () =>
  changeAttributes(keys.business(businessId), changes);
const count = (changes: StoredItem) => () => changeAttributes(counters, changes);
const employ = () => putItems({ ...keys.validatorsCount(shopId), validatorsCount: 1 });
const publish = async () => {
  await putItems(...publishedOffer(anOffer()));
  await count({ offersRevision: 8 })();
};
const send = (route: Route, parts: RequestParts = {}) =>
  call(route, { as: owner, params: { id: shopId }, ...parts });
const remove = (parts?: RequestParts) => send(deleteShop, parts);

beforeEach(async () => {
  stopDateAndPausesAt('2026-11-21T12:00:00.000Z');
  await tableHolds(...aBakery(), { ...keys.validatorsCount(shopId), validatorsCount: 0 });
  await count({ offersRevision: 7 })();
});

type Race = [string, () => Promise<void>, number | string];

/** Sends a request while something else happens, and expects its answer and the number of shops that are left. */
async function expectAnswer(route: Route, parts: RequestParts, [, work, expected]: Race) {
  beforeNextWrite(work);
  const { code, status } = await send(route, parts);
  expect(code ?? status).toBe(expected);
  const shops = await itemsOfKind('SHOP SHOP');
  expect(shops).toHaveLength(expected === 204 ? 0 : expected === 201 ? 2 : 1);
  expect(shops.filter((shop) => 'about' in shop)).toEqual([]);
}

describe('at the same time as another change,', () => {
  it.each<Race>([
    ['its identifier is taken', take, 'SHOP_IDENTIFIER_TAKEN'],
    ['the last place is taken', count({ shopsCount: 3 }), 'LIMIT_OF_SIZE_TYPE_REACHED'],
    ['its business gets smaller', business({ sizeTypeId: 1 }), 'LIMIT_OF_SIZE_TYPE_REACHED'],
    ['its business is suspended', business({ status: 'suspended' }), 'BUSINESS_NOT_ACTIVE'],
    ['its business is given away', business({ userId: 'another' }), 'BUSINESS_NOT_FOUND'],
    ['its business gets another name', business({ name: 'Lua', version: 4 }), 201],
  ])('a new shop is decided again if %s', async (...race) => {
    const body = aShopInput({ shopIdentifier: 'nova' });
    await expectAnswer(createShop, { body }, race);
    if (race[1] === take) expect(await itemAt(taken)).toEqual(taken);
  });

  it.each<Race>([
    ['its new identifier is taken', take, 'SHOP_IDENTIFIER_TAKEN'],
    ['its business is suspended', business({ status: 'suspended' }), 'BUSINESS_NOT_ACTIVE'],
    ['it is given away', change({ userId: 'another' }), 'SHOP_NOT_FOUND'],
    ['its owner saw another version', change({ version: 2 }), 'VERSION_MISMATCH'],
  ])('a change of a shop is decided again if %s', async (...race) => {
    const body = aShopInput({ shopIdentifier: 'nova', about: 'Nova' });
    await expectAnswer(updateShop, { body, headers: ifMatch(1) }, race);
    if (race[1] === take) expect(await itemAt(taken)).toEqual(taken);
  });

  it.each<Race>([
    ['it is given away', change({ userId: 'another' }), 'SHOP_NOT_FOUND'],
    ['it gets an offer', publish, 'SHOP_HAS_OFFERS'],
    ['it gets a validator', employ, 'SHOP_HAS_OFFERS'],
    ['it is changed', change({ version: 2 }), 204],
  ])('a removal is decided again if %s', (...race) => expectAnswer(deleteShop, {}, race));

  it.each<Race>([
    ['an offer', publish, 204],
    ['a validator', employ, 204],
  ])('a shop that is removed with force may get %s', (...race) =>
    expectAnswer(deleteShop, forced, race),
  );
});

describe('among twenty publications at once', () => {
  const publications = () =>
    Array.from({ length: 20 }, () => send(offerRoutes.createOffer, { body: anOfferInput() }));

  beforeEach(takeTurns);

  it('a removal without force comes before all of them, or is refused', async () => {
    const [{ status }, ...answers] = await Promise.all([remove(), ...publications()]);
    const published = answers.filter((answer) => answer.status === 201).length;
    expect(await itemsOfKind('OFFER OFFER')).toHaveLength(published);
    expect(await itemsOfKind('SHOP SHOP')).toHaveLength(status === 204 ? 0 : 1);
    expect(published === 0 || status !== 204).toBe(true);
  });

  it('a removal with force leaves none of them', async () => {
    await Promise.all([...publications(), remove(forced)]);
    await remove(forced);
    await eventually(async () => expect(await itemsAbout(shopId)).toEqual([]));
    expect(await itemsOfKind('OFFER OFFER')).toEqual([]);
  });
});
