import type { Uf } from '#contract/brazil/states.ts';

/** The file of the site with the official names of a state's municipalities, which the build makes. */
export const municipalitiesPath = (state: Uf): string => `/assets/municipalities/${state}.json`;
