import { visibleText } from '#contract/fields/invisible.ts';
import type { Place } from '#contract/pages/place-link.ts';
import { officialCityOf } from '#lambdas/shops/official-city.ts';
import type { PlaceProblem } from '#web/views/place/place-fields.tsx';
import { findState } from './find-state.ts';

export interface FoundPlace {
  /** The place, or the part of it that exists. */
  readonly place: Place;
  readonly problem?: PlaceProblem;
}

/** State and city as somebody typed them. */
export interface TypedPlace {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** Returns the place that texts name in any spelling. A text without visible characters counts as absent. */
export async function findPlace(typed: TypedPlace): Promise<FoundPlace> {
  const typedState = visibleText(typed.state ?? '').trim();
  const typedCity = visibleText(typed.city ?? '').trim();
  if (typedState === '') {
    return { place: {}, ...(typedCity !== '' && { problem: 'stateMissing' as const }) };
  }
  const state = findState(typedState);
  if (state === undefined) return { place: {}, problem: 'unknownState' };
  if (typedCity === '') return { place: { state } };
  const city = await officialCityOf(state, typedCity);
  if (city === undefined) return { place: { state }, problem: 'unknownCity' };
  return { place: { state, city } };
}
