import type { Uf } from '../brazil/states.ts';
import { fold } from '../fields/fold.ts';
import { pageLink } from './page-link.ts';

/** The whole country, a state, or a city in a state. */
export interface Place {
  readonly state?: Uf | undefined;
  /** The official name of the municipality. */
  readonly city?: string | undefined;
}

/** Returns a city's part of a path: the words of its official name joined by hyphens, such as `olho-d-agua`. */
export function slugOfCity(name: string): string {
  return fold(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}

/** Returns the path of the page with the offers of a place. */
export function placeLink(
  { state, city }: Place,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  if (state === undefined) return pageLink('offers', [], query);
  const uf = state.toLowerCase();
  return city === undefined
    ? pageLink('offersOfState', uf, query)
    : pageLink('offersOfCity', [uf, slugOfCity(city)], query);
}
