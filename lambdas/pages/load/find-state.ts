import { federativeUnits, type Uf } from '#contract/brazil/states.ts';
import { foldCity } from '#contract/fields/fold.ts';

const states = new Map(
  federativeUnits.flatMap(({ uf, state }) =>
    [uf, state].map((name): [string, Uf] => [foldCity(name), uf]),
  ),
);

/** Returns the state that a text names by its letters or its name, in any spelling; undefined for any other text. */
export const findState = (text: string): Uf | undefined => states.get(foldCity(text));
