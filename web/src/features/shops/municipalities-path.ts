import type { Uf } from '#contract/brazil/states.ts';

/** Returns the path of the built file with the official names of a state's municipalities. */
export const municipalitiesPath = (state: Uf): string => `/assets/municipalities/${state}.json`;
