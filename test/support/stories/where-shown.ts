import type { Offer } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import type { Shop } from '#contract/shops.ts';
import { call } from './call.ts';
import { pagesOf } from './paging.ts';

/** The ids of a feed's first hundred rows, which are two pages without a token. */
async function idsInFeed(query: Readonly<Record<string, string>>): Promise<string[]> {
  return (await pagesOf(offerRoutes.getFeed, 50, { query }, 2)).flat();
}

/** Where someone without an account meets an offer: in the feeds, and in the calls of a flyer. */
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
    // A shop that is not public has no list either.
    offersOfShop:
      offersOfShop.status === 200 && offersOfShop.body.items.some(({ id }) => id === offer.id),
    itself: itself.status === 200,
    shop: itsShop.status === 200,
  };
}

/** An offer that everyone sees. */
export const everywhere = {
  feedOfCity: true,
  feedOfState: true,
  feedOfCountry: true,
  offersOfShop: true,
  itself: true,
  shop: true,
};

/** An offer that nobody but its owner sees, in a shop that everyone does. */
export const onlyItsShop = {
  feedOfCity: false,
  feedOfState: false,
  feedOfCountry: false,
  offersOfShop: false,
  itself: false,
  shop: true,
};

/** Neither the offer nor its shop. */
export const nowhere = { ...onlyItsShop, shop: false };
