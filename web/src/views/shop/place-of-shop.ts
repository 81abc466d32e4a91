import type { Place } from '#contract/pages/place-link.ts';
import type { Shop } from '#contract/shops/shops.ts';

/** Returns the place whose offers surround those of a shop: its city. */
export const placeOfShop = ({ address: { state, city } }: Pick<Shop, 'address'>): Place => ({
  state,
  city,
});
