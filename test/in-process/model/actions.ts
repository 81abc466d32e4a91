import { standardHours } from '#contract/brazil/opening-hours.ts';
import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { dayFrom } from '#scripts/seed/seed-days.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { call } from '../support/call.ts';
import {
  activeOffersOf,
  identifiers,
  isShopLive,
  type Model,
  type ModelBusiness,
  type ModelOffer,
  type ModelShop,
  maxActiveOffers,
  maxShops,
  mayPublish,
  mayTake,
  type Place,
  places,
  shopsOf,
} from './model.ts';

/** What a call is expected to answer: a status, with the code of a refusal. */
type Expected = number | `${number} ${string}`;

type Parts = Parameters<typeof call>[1];

/** Calls a route and compares its answer with the expected one; returns the body. */
async function expectCall(name: RouteName, parts: Parts, expected: Expected) {
  const { status, body } = await call(name, parts);
  const answered = status < 400 ? status : `${status} ${body['code']}`;
  expect({ name, answered }).toEqual({ name, answered: expected });
  return body;
}

/** Numbers of an action, which choose among what there is. */
export interface Choice {
  readonly one: number;
  readonly two: number;
  readonly isSure: boolean;
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

const asOwner = ({ ownerId }: ModelBusiness) => ({ userId: ownerId });
const asStaff = ({ staffId }: Model) => ({ userId: staffId, groups: '[staff]' });

const shopBody = (business: ModelBusiness, shopIdentifier: string, { state, city }: Place) => ({
  businessId: business.id,
  shopIdentifier,
  address: {
    street: 'Rua da Feira',
    number: '10',
    neighborhood: 'Centro',
    city,
    state,
    postalCode: '50050000',
    country: 'BR',
  },
  imagesUrls: [],
  openingHours: standardHours,
  contacts: {},
  timeZone: timeZoneOf(state),
});

const offerBody = (business: ModelBusiness, shops: readonly ModelShop[]) => ({
  businessId: business.id,
  title: 'Cesta de frutas',
  originalPrice: 20,
  offerPrice: 15,
  imagesUrls: [],
  shopsIds: shops.map(({ id }) => id),
  paymentOptions: ['PAYMENT_OPTION_PIX'],
  expirationDate: dayFrom(new Date(), 30),
});

/** One or all of a business's shops. */
function someShops(model: Model, business: ModelBusiness, { two, isSure }: Choice): ModelShop[] {
  const shops = shopsOf(model, business);
  const one = pick(shops, two);
  return isSure ? shops : one ? [one] : [];
}

function releaseShop(model: Model, gone: ModelShop): void {
  model.shops = model.shops.filter((shop) => shop !== gone);
  for (const offer of model.offers) offer.shops = offer.shops.filter((shop) => shop !== gone);
  model.offers = model.offers.filter(({ shops }) => shops.length > 0);
  for (const follow of model.follows) {
    if (follow.endsWith(` ${gone.id}`)) model.follows.delete(follow);
  }
}

type BusinessAction = (model: Model, business: ModelBusiness, choice: Choice) => Promise<void>;
type ShopAction = (model: Model, shop: ModelShop, choice: Choice) => Promise<void>;
type OfferAction = (model: Model, offer: ModelOffer, choice: Choice) => Promise<void>;

async function decide(
  model: Model,
  business: ModelBusiness,
  decision: 'approve' | 'reject',
): Promise<void> {
  const isPending = business.status === 'pending_approval';
  await expectCall(
    'decideBusinessApproval',
    {
      as: asStaff(model),
      params: { id: business.id },
      body: { decision, ...(decision === 'reject' && { reason: 'Os dados não conferem' }) },
    },
    isPending ? 200 : '409 INVALID_TRANSITION',
  );
  if (!isPending) return;
  business.status = decision === 'approve' ? 'active' : 'rejected';
  if (decision === 'approve') business.wasApproved = true;
}

const businessActions: Readonly<Record<string, BusinessAction>> = {
  approve: (model, business) => decide(model, business, 'approve'),

  reject: (model, business) => decide(model, business, 'reject'),

  async suspend(model, business) {
    const isActive = business.status === 'active';
    await expectCall(
      'suspendBusiness',
      { as: asStaff(model), params: { id: business.id }, body: { reason: 'Denúncias' } },
      isActive ? 200 : '409 INVALID_TRANSITION',
    );
    if (isActive) business.status = 'suspended';
  },

  async lift(model, business) {
    const isSuspended = business.status === 'suspended';
    await expectCall(
      'liftSuspension',
      { as: asStaff(model), params: { id: business.id } },
      isSuspended ? 200 : '409 INVALID_TRANSITION',
    );
    if (isSuspended) business.status = 'active';
  },

  async openShop(model, business, { one, two }) {
    const identifier = pick(identifiers, one) ?? '';
    const place = pick(places, two) as Place;
    const isFull = shopsOf(model, business).length >= maxShops(business);
    const expected = !mayPublish(business)
      ? '409 BUSINESS_NOT_ACTIVE'
      : !mayTake(model, business, identifier)
        ? '409 SHOP_IDENTIFIER_TAKEN'
        : isFull
          ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
          : 201;
    const body = shopBody(business, identifier, place);
    const shop = await expectCall('createShop', { as: asOwner(business), body }, expected);
    if (expected !== 201) return;
    const id = String(shop['id']);
    model.shops.push({ id, business, isOn: true, identifier, place });
    model.holders.set(identifier, { businessId: business.id, shopId: id });
  },

  async publish(model, business, choice) {
    const shops = someShops(model, business, choice);
    if (shops.length === 0) return;
    const isScheduled = choice.one % 3 === 0;
    const isFull = activeOffersOf(model, business).length >= maxActiveOffers(business);
    const expected = !mayPublish(business)
      ? '409 BUSINESS_NOT_ACTIVE'
      : isFull
        ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
        : 201;
    const body = {
      ...offerBody(business, shops),
      ...(isScheduled && { startDate: dayFrom(new Date(), 5) }),
    };
    const offer = await expectCall('createOffer', { as: asOwner(business), body }, expected);
    if (expected !== 201) return;
    const id = String(offer['id']);
    model.offers.push({ id, business, isScheduled, isOn: true, shops, limit: undefined });
  },
};

const shopActions: Readonly<Record<string, ShopAction>> = {
  async editShop(model, shop, { one, two, isSure }) {
    const { business } = shop;
    const identifier = isSure ? shop.identifier : (pick(identifiers, one) ?? '');
    const place = pick(places, two) as Place;
    const isOn = one % 3 !== 0;
    const isFree = identifier === shop.identifier || mayTake(model, business, identifier);
    const expected = !mayPublish(business)
      ? '409 BUSINESS_NOT_ACTIVE'
      : isFree
        ? 200
        : '409 SHOP_IDENTIFIER_TAKEN';
    const shopStatus = isOn ? 'active' : 'inactive';
    const body = { ...shopBody(business, identifier, place), shopStatus };
    const parts = { as: asOwner(business), params: { id: shop.id }, body };
    await expectCall('updateShop', parts, expected);
    if (expected !== 200) return;
    Object.assign(shop, { identifier, place, isOn });
    model.holders.set(identifier, { businessId: business.id, shopId: shop.id });
  },

  async removeShop(model, shop, { isSure }) {
    const hasOffers = model.offers.some(({ shops }) => shops.includes(shop));
    const expected = hasOffers && !isSure ? '409 SHOP_HAS_OFFERS' : 204;
    const query = isSure ? { force: 'true' } : {};
    const parts = { as: asOwner(shop.business), params: { id: shop.id }, query };
    await expectCall('deleteShop', parts, expected);
    if (expected === 204) releaseShop(model, shop);
  },

  async follow(model, shop, { one }) {
    const userId = pick(model.consumers, one) ?? '';
    const expected = isShopLive(shop) ? 204 : '404 SHOP_NOT_FOUND';
    const parts = { as: { userId }, params: { id: shop.id }, body: { consumerId: userId } };
    await expectCall('followShop', parts, expected);
    if (expected === 204) model.follows.add(`${userId} ${shop.id}`);
  },

  async unfollow(model, shop, { one }) {
    const userId = pick(model.consumers, one) ?? '';
    const parts = { as: { userId }, params: { id: shop.id, consumerId: userId } };
    await expectCall('unfollowShop', parts, 204);
    model.follows.delete(`${userId} ${shop.id}`);
  },
};

const offerActions: Readonly<Record<string, OfferAction>> = {
  async editOffer(model, offer, choice) {
    const shops = someShops(model, offer.business, choice);
    const expected = mayPublish(offer.business) ? 200 : '409 BUSINESS_NOT_ACTIVE';
    const body = {
      ...offerBody(offer.business, shops),
      ...(offer.isScheduled && { startDate: dayFrom(new Date(), 6) }),
    };
    const parts = { as: asOwner(offer.business), params: { id: offer.id }, body };
    await expectCall('updateOffer', parts, expected);
    if (expected === 200) offer.shops = shops;
  },

  async switchOffer(model, offer) {
    const { business } = offer;
    const isFull = activeOffersOf(model, business).length >= maxActiveOffers(business);
    const expected = offer.isOn
      ? 200
      : !mayPublish(business)
        ? '409 BUSINESS_NOT_ACTIVE'
        : isFull
          ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
          : 200;
    const parts = { as: asOwner(business), params: { id: offer.id } };
    await expectCall('setOfferStatus', parts, expected);
    if (expected === 200) offer.isOn = !offer.isOn;
  },

  async removeOffer(model, offer) {
    const parts = { as: asOwner(offer.business), params: { id: offer.id } };
    await expectCall('deleteOffer', parts, 204);
    await expectCall('deleteOffer', parts, '404 OFFER_NOT_FOUND');
    model.offers = model.offers.filter((other) => other !== offer);
  },

  async limitOffer(_, offer, { one, isSure }) {
    const limit = isSure ? one + 1 : undefined;
    const parts = { as: asOwner(offer.business), params: { id: offer.id } };
    const raises = isSure && offer.limit !== undefined && one + 1 > offer.limit;
    const expected = raises && !mayPublish(offer.business) ? '409 BUSINESS_NOT_ACTIVE' : 200;
    if (limit === undefined) await expectCall('deleteOfferLimit', parts, expected);
    else await expectCall('setOfferLimit', { ...parts, body: { limit } }, expected);
    if (expected === 200) offer.limit = limit;
  },
};

/** What people do to the marketplace; each is skipped where there is nothing to do it to. */
export const actions: Readonly<Record<string, (model: Model, choice: Choice) => Promise<void>>> =
  Object.fromEntries([
    ...Object.entries(businessActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const business = pick(model.businesses, choice.two);
        if (business) await act(model, business, choice);
      },
    ]),
    ...Object.entries(shopActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const shop = pick(model.shops, choice.two);
        if (shop) await act(model, shop, choice);
      },
    ]),
    ...Object.entries(offerActions).map(([name, act]) => [
      name,
      async (model: Model, choice: Choice) => {
        const offer = pick(model.offers, choice.two);
        if (offer) await act(model, offer, choice);
      },
    ]),
  ]);
