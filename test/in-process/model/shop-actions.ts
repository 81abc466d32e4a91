import { isSameIdentifier, withoutHyphens } from '#contract/shops/shop-identifier.ts';
import { type Choice, pick } from './choice.ts';
import {
  identifiers,
  isShopLive,
  type Model,
  type ModelShop,
  mayPublish,
  mayTake,
  type Place,
  places,
} from './model.ts';
import { asOwner, expectCall, shopBody } from './requests.ts';

function releaseShop(model: Model, gone: ModelShop): void {
  model.shops = model.shops.filter((shop) => shop !== gone);
  for (const offer of model.offers) offer.shops = offer.shops.filter((shop) => shop !== gone);
  model.offers = model.offers.filter(({ shops }) => shops.length > 0);
  for (const follow of model.follows) {
    if (follow.endsWith(` ${gone.id}`)) model.follows.delete(follow);
  }
}

type ShopAction = (model: Model, shop: ModelShop, choice: Choice) => Promise<void>;

/** Actions of owners and consumers on a shop. */
export const shopActions: Readonly<Record<string, ShopAction>> = {
  async editShop(model, shop, { one, two, isSure }) {
    const { business } = shop;
    const identifier = isSure ? shop.identifier : (pick(identifiers, one) ?? '');
    const place = pick(places, two) as Place;
    const isOn = one % 3 !== 0;
    const isFree =
      isSameIdentifier(identifier, shop.identifier) || mayTake(model, business, identifier);
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
    model.holders.set(withoutHyphens(identifier), { businessId: business.id, shopId: shop.id });
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
