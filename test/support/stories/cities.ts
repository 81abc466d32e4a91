import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { Uf } from '#contract/brazil/states.ts';
import { countUp } from './table.ts';

/** Cities of stories that do not need their own. */
const shared = ['Recife', 'Olinda', 'Rio Branco', 'Manaus'];

/**
 * Returns a municipality that no other test of this stage uses, so that its feed holds only the offers of one test.
 * Throws if none is left in the state.
 */
export async function aCity(state: Uf = 'PE'): Promise<string> {
  const names = getMunicipalities(state).map(({ name }) => name);
  const own = names.filter((name) => !shared.includes(name));
  const city = own[(await countUp({ PK: 'TEST_CITIES', SK: state })) - 1];
  if (city === undefined) throw new Error(`All cities of ${state} are taken: empty the stage test`);
  return city;
}
