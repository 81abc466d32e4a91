import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { call } from './call.ts';
import { readPages } from './paging.ts';

/** Returns the ids of the first hundred offers in a feed (two pages). */
async function idsInFeed(query: Readonly<Record<string, string>>): Promise<string[]> {
  return (await readPages(offerRoutes.getFeed, 50, { query }, 2)).flat();
}

/** Tells where the public API shows an offer: in the feeds and in a flyer's responses. */
export async function whereShown(offer: Offer, shop: Shop) {
  const { city, state } = shop.address;
  const [feedOfCity, feedOfState, feedOfCountry, offersOfShop, itself, itsShop] = await Promise.all(
    [
      idsInFeed({ state, city }),
      idsInFeed({ state }),
      idsInFeed({}),
      call(offerRoutes.listOffersOfShop, { query: { shopId: shop.id } }),
      call(offerRoutes.getOffer, { params: { id: offer.id } }),
      call(shopRoutes.getShop, { params: { id: shop.id } }),
    ],
  );
  return {
    feedOfCity: feedOfCity.includes(offer.id),
    feedOfState: feedOfState.includes(offer.id),
    feedOfCountry: feedOfCountry.includes(offer.id),
    // The list of a shop that is not public is an error response.
    offersOfShop:
      offersOfShop.status === 200 && offersOfShop.body.items.some(({ id }) => id === offer.id),
    itself: itself.status === 200,
    shop: itsShop.status === 200,
  };
}

/** The offer and its shop are public. */
export const everywhere = {
  feedOfCity: true,
  feedOfState: true,
  feedOfCountry: true,
  offersOfShop: true,
  itself: true,
  shop: true,
};

/** Neither the offer nor its shop is public. */
export const nowhere = {
  feedOfCity: false,
  feedOfState: false,
  feedOfCountry: false,
  offersOfShop: false,
  itself: false,
  shop: false,
};
