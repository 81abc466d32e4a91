import type { FeedOffer, Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { shopView } from '#lambdas/shops/shop.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const facts = { isFollowing: false, followersCount: 12, activeOffersCount: 1 };
const counters = { claimedCount: 0, redeemedCount: 0 };

/** The origin of the site. */
export const site = 'https://vitrine.test';

/** The path of the drawn preview of the offer. */
export const preview = `/images/offer/${businessId}/previews/${offerId}-0f3a.jpg`;

/** The bakery's shop as a page shows it. */
export const aShownShop = (changes: Partial<Shop> = {}): Shop => ({
  ...shopView(aShop(), aBusiness(), facts, now),
  ...changes,
});

/** The bakery's offer as a page shows it. */
export const aShownOffer = (changes: Partial<Offer> = {}): Offer => ({
  ...offerView(anOffer(), counters, aBusiness(), now),
  ...changes,
});

/** An offer as a page of a place shows it, in a shop. */
export function aShownFeedOffer({ offer = aShownOffer(), shop = aShownShop() } = {}): FeedOffer {
  const { id, businessId: owner, business, shopIdentifier, shopStatus, address, ...others } = shop;
  const { isOpenNow, isFollowing, followersCount, activeOffersCount } = others;
  return {
    ...offer,
    isFollowing,
    shop: {
      ...{ id, businessId: owner, business, shopIdentifier, shopStatus },
      ...{ city: address.city, state: address.state, neighborhood: address.neighborhood },
      ...{ isOpenNow, isFollowing, followersCount, activeOffersCount },
    },
  };
}
