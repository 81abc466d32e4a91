import { foldCity } from '#contract/shops/fold-city.ts';
import type { ShopItem } from '#lambdas/shops/store/shop-store.ts';

/** A list of public offers: of the country, a state, or a city in a state. */
export interface Feed {
  readonly state?: string;
  readonly city?: string;
}

/** Returns the name of a feed as a paged list. A city appears with its folded name. */
export function feedName({ state, city }: Feed): string {
  const places = [state, city === undefined ? undefined : foldCity(city)];
  return ['feed', ...places.filter((place) => place !== undefined)].join(':');
}

/** Returns whether a shop is in a feed's place. */
export function isInFeed({ address }: ShopItem, { state, city }: Feed): boolean {
  return (
    (state === undefined || state === address.state) &&
    (city === undefined || foldCity(city) === foldCity(address.city))
  );
}
