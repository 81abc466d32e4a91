import type { Uf } from '#contract/brazil/states.ts';
import { foldCity } from '#contract/fields/fold.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';

const namesOfStates = new Map<Uf, ReadonlyMap<string, string>>();

/** The official names of a state's municipalities (IBGE) by their folded names, loaded on demand. */
async function namesIn(state: Uf): Promise<ReadonlyMap<string, string>> {
  let names = namesOfStates.get(state);
  if (!names) {
    const { getMunicipalities } = await import(
      '@brazilian-utils/brazilian-utils/get-municipalities'
    );
    names = new Map(getMunicipalities(state).map(({ name }) => [foldCity(name), name]));
    namesOfStates.set(state, names);
  }
  return names;
}

/** Returns the official name of a state's municipality in any spelling; undefined if the state has none of this name. */
export async function officialCityOf(state: Uf, city: string): Promise<string | undefined> {
  const names = await namesIn(state);
  return names.get(foldCity(city));
}

/** Letters that two names have in common at least before one is proposed for the other. */
const fewestLetters = 3;

/** Returns up to six municipalities of a state whose names begin like a misspelt name without its last two letters. */
export async function citiesLike(state: Uf, city: string): Promise<readonly string[]> {
  const letters = foldCity(city);
  const start = letters.slice(0, Math.max(fewestLetters, letters.length - 2));
  if (start.length < fewestLetters) return [];
  const names = [...(await namesIn(state))].filter(([name]) => name.startsWith(start));
  return names.slice(0, 6).map(([, official]) => official);
}

/** Returns an address with its city's official name. Throws VALIDATION_FAILED for an unknown city. */
export async function withOfficialCity<A extends { readonly state: Uf; readonly city: string }>(
  address: A,
): Promise<A> {
  const city = await officialCityOf(address.state, address.city);
  if (city === undefined) {
    const errors = [{ path: 'address.city', code: 'INVALID_VALUE' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return { ...address, city };
}
