import { isSameIdentifier, withoutHyphens } from '#contract/shops/shop-identifier.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { call } from '../support/call.ts';
import {
  activeOffersOf,
  followersOf,
  identifiers,
  isOfferLive,
  isRunning,
  isShopLive,
  type Model,
  type ModelBusiness,
  type ModelShop,
  offersOf,
  type Place,
  places,
  shopsOf,
} from './model.ts';

type Parts = NonNullable<Parameters<typeof call>[1]>;
type Row = Record<string, unknown>;

const sorted = (ids: readonly unknown[]) => ids.map(String).sort();
const idsOf = (rows: readonly { readonly id: unknown }[]) => sorted(rows.map(({ id }) => id));

/** Reads all pages of a list, three rows a page; throws if an item comes twice. */
async function listAll(name: RouteName, parts: Parts): Promise<Row[]> {
  const items: Row[] = [];
  let pagingKey: string | undefined;
  do {
    const query = { ...parts.query, limit: '3', ...(pagingKey && { pagingKey }) };
    const { status, body } = await call(name, { ...parts, query });
    expect({ name, status }).toEqual({ name, status: 200 });
    items.push(...(body['items'] as Row[]));
    pagingKey = body['pagingKey'] as string | undefined;
  } while (pagingKey);
  const ids = items.map((item) => item['id']);
  expect(new Set(ids).size).toBe(ids.length);
  return items;
}

const idsIn = async (name: RouteName, parts: Parts) =>
  sorted((await listAll(name, parts)).map((item) => item['id']));

async function lookAtFeeds({ offers }: Model): Promise<void> {
  const inPlace = (isThere: (place: Place) => boolean) =>
    idsOf(
      offers.filter(
        (offer) =>
          isOfferLive(offer) && offer.shops.some((shop) => isShopLive(shop) && isThere(shop.place)),
      ),
    );
  expect(await idsIn('getFeed', {})).toEqual(inPlace(() => true));
  for (const { state, city } of places) {
    expect(await idsIn('getFeed', { query: { state } })).toEqual(
      inPlace((place) => place.state === state),
    );
    expect(await idsIn('getFeed', { query: { state, city } })).toEqual(
      inPlace((place) => place.city === city),
    );
  }
}

async function lookForShops({ shops }: Model): Promise<void> {
  for (const { state, city } of places) {
    const found = idsOf(shops.filter((shop) => isShopLive(shop) && shop.place.city === city));
    const q = city.slice(0, 4).toUpperCase();
    for (const query of [{ q }, { q, state }, { q: `centro ${q}`, state, city }]) {
      expect(await idsIn('searchShops', { query })).toEqual(found);
    }
  }
}

async function lookAtIdentifier(model: Model, identifier: string): Promise<void> {
  const { status, body, headers } = await call('getShopByIdentifier', { params: { identifier } });
  const holder = model.holders.get(withoutHyphens(identifier));
  const shop = model.shops.find(({ id }) => id === holder?.shopId);
  if (!holder) expect([status, body['code']]).toEqual([404, 'SHOP_NOT_FOUND']);
  else if (!shop) expect([status, body['code']]).toEqual([410, 'SHOP_GONE']);
  else if (!isShopLive(shop)) expect([status, body['code']]).toEqual([404, 'SHOP_NOT_FOUND']);
  else if (isSameIdentifier(shop.identifier, identifier))
    expect([status, body['id']]).toEqual([200, shop.id]);
  else {
    const location = `/api/shops/shop-identifier/${shop.identifier}`;
    expect([status, headers['location']]).toEqual([307, location]);
  }
}

async function lookAtShop(model: Model, shop: ModelShop): Promise<void> {
  const offers = model.offers.filter((offer) => offer.shops.includes(shop) && isRunning(offer));
  const summary = await call('getShopSummary', { params: { id: shop.id } });
  const list = await call('listOffersOfShop', { query: { shopId: shop.id } });
  expect([summary.status, list.status]).toEqual(isShopLive(shop) ? [200, 200] : [404, 404]);
  if (!isShopLive(shop)) return;
  expect(summary.body).toMatchObject({
    shopIdentifier: shop.identifier,
    city: shop.place.city,
    followersCount: followersOf(model, shop),
    activeOffersCount: offers.length,
  });
  expect(await idsIn('listOffersOfShop', { query: { shopId: shop.id } })).toEqual(idsOf(offers));
}

async function lookAsOwner(model: Model, business: ModelBusiness): Promise<void> {
  const as = { userId: business.ownerId };
  const params = { id: business.id };
  const usage = await call('getBusinessUsage', { as, params });
  expect(usage.body).toMatchObject({
    shopsCount: shopsOf(model, business).length,
    activeOffersCount: activeOffersOf(model, business).length,
  });
  const shops = await idsIn('listShopsOfBusiness', { as, params });
  expect(shops).toEqual(idsOf(shopsOf(model, business)));
  expect(await idsIn('listOffersOfBusiness', { as, params })).toEqual(
    idsOf(offersOf(model, business)),
  );
  const { body } = await call('getBusiness', { as, params });
  expect(body['status']).toBe(business.status);
}

async function lookAsConsumer(model: Model, userId: string): Promise<void> {
  const followed = model.shops.filter(({ id }) => model.follows.has(`${userId} ${id}`));
  const shown = await idsIn('listFollowedShops', {
    as: { userId },
    params: { consumerId: userId },
  });
  expect(shown).toEqual(idsOf(followed.filter(isShopLive)));
}

/** Compares the API with the model: public lists, owners' lists, counters, search. */
export async function lookAround(model: Model): Promise<void> {
  await lookAtFeeds(model);
  await lookForShops(model);
  for (const identifier of identifiers) await lookAtIdentifier(model, identifier);
  for (const shop of model.shops) await lookAtShop(model, shop);
  for (const business of model.businesses) await lookAsOwner(model, business);
  for (const consumer of model.consumers) await lookAsConsumer(model, consumer);
  for (const offer of model.offers) {
    const { status } = await call('getOffer', { params: { id: offer.id } });
    expect([offer.id, status]).toEqual([offer.id, isOfferLive(offer) ? 200 : 404]);
  }
}
