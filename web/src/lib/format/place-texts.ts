import type { TFunction } from 'i18next';
import { federativeUnits, type Uf } from '#contract/brazil/states.ts';
import type { Place } from '#contract/pages/place-link.ts';

/** States whose names have an article in Portuguese: "no Acre", "na Bahia", but "em Pernambuco". */
const articles: Partial<Record<Uf, 'masculine' | 'feminine' | 'district'>> = {
  AC: 'masculine',
  AP: 'masculine',
  AM: 'masculine',
  BA: 'feminine',
  CE: 'masculine',
  DF: 'district',
  ES: 'masculine',
  MA: 'masculine',
  PA: 'masculine',
  PB: 'feminine',
  PR: 'masculine',
  PI: 'masculine',
  RJ: 'masculine',
  RN: 'masculine',
  RS: 'masculine',
  TO: 'masculine',
};

/** The only large city whose name has an article. */
const cityWithArticle = 'Rio de Janeiro';

const names = new Map<Uf, string>(federativeUnits.map(({ uf, state }) => [uf, state]));

/** Returns the name of a state. */
const stateName = (uf: Uf): string => names.get(uf) ?? uf;

/** Returns the name of a place: of its city, its state, or the country. */
export function placeName(t: TFunction, { state, city }: Place): string {
  return city ?? (state ? stateName(state) : t('page.place.country'));
}

/** Returns where a place is, such as "em Recife", "na Bahia" or "no Brasil". */
export function inPlace(t: TFunction, { state, city }: Place): string {
  if (city !== undefined) {
    const kind = city === cityWithArticle ? 'masculine' : 'plain';
    return t(`page.inPlace.${kind}`, { place: city });
  }
  if (state === undefined) return t('page.inPlace.country');
  return t(`page.inPlace.${articles[state] ?? 'plain'}`, { place: stateName(state) });
}
