import type { ShownImage } from '#contract/media/images.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';
import { makeStock, offersOfPage, type ShopCity } from './stock.ts';

/** Offers of each business: fewer than a page shows of one business. */
const offersOfBusiness = 2;

interface CityInput {
  /** Sets the ids of the businesses apart: a character of a ULID. */
  readonly mark: string;
  readonly city: ShopCity;
  /** A photo for each offer, and two more; none for shops without pictures. */
  readonly images?: readonly ShownImage[];
}

/** Makes a city whose page shows twenty offers, of ten businesses with one shop each. */
export function makeCity({ mark, city, images = [] }: CityInput): {
  readonly items: readonly Key[];
  readonly path: string;
} {
  const [cover, avatar, ...photos] = images;
  const businesses = Array.from({ length: offersOfPage / offersOfBusiness }, (_, number) => {
    const from = number * offersOfBusiness;
    const to = from + offersOfBusiness;
    return makeStock({
      mark: `${mark}${String(number).padStart(2, '0')}`,
      shopIdentifier: `mangueverde-${mark.toLowerCase()}${number}`,
      ...(cover && avatar && { images: [cover, avatar, ...photos.slice(from, to)] }),
      range: [from, to],
      city,
    });
  });
  return { items: businesses.flatMap(({ items }) => items), path: placeLink(city) };
}
