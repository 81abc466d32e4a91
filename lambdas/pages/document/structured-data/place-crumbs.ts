import type { TFunction } from 'i18next';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { placeName } from '#web/lib/format/place-texts.ts';
import { nameOf } from '../heads/plain-texts.ts';
import type { Crumb } from './breadcrumb-data.ts';
import { pathOfShop } from './shop-data.ts';

/** Returns the way to the offers of a place: the country, its state and its city. */
export function placeCrumbs(t: TFunction, { state, city }: Place): readonly Crumb[] {
  const places: readonly Place[] = [
    {},
    ...(state ? [{ state }, ...(city ? [{ state, city }] : [])] : []),
  ];
  return places.map((place) => ({ name: nameOf(placeName(t, place)), path: placeLink(place) }));
}

/** Returns the way to a shop from the country, through its city. */
export const shopCrumbs = (
  t: TFunction,
  shop: Pick<Shop, 'address' | 'business' | 'shopIdentifier'>,
): readonly Crumb[] => [
  ...placeCrumbs(t, shop.address),
  { name: nameOf(shop.business.name), path: pathOfShop(shop) },
];
