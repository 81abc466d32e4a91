import { foldCity } from '#contract/shops/fold-city.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-item.ts';

/** A list of public offers: of the country, of a state, or of a city in a state. */
export interface Feed {
  readonly state?: string;
  readonly city?: string;
}

/** The name of a feed as a list that is paged. A city is known by its folded name. */
export function feedName({ state, city }: Feed): string {
  const places = [state, city === undefined ? undefined : foldCity(city)];
  return ['feed', ...places.filter((place) => place !== undefined)].join(':');
}

/** Whether a feed covers the place of a shop. */
export function isInFeed({ address }: ShopItem, { state, city }: Feed): boolean {
  return (
    (state === undefined || state === address.state) &&
    (city === undefined || foldCity(city) === foldCity(address.city))
  );
}
