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

/** Returns an address with its city's official name. Throws VALIDATION_FAILED for an unknown city. */
export async function withOfficialCity<A extends { readonly state: Uf; readonly city: string }>(
  address: A,
): Promise<A> {
  const names = await namesIn(address.state);
  const city = names.get(foldCity(address.city));
  if (city === undefined) {
    const errors = [{ path: 'address.city', code: 'INVALID_VALUE' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return { ...address, city };
}
