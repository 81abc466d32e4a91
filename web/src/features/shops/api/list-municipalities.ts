import '#contract/http/zod-config.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Uf, ufs } from '#contract/brazil/states.ts';
import { municipalitiesPath } from '../municipalities-path.ts';

const names = z.array(z.string());

const isState = (state: string): state is Uf => ufs.some((uf) => uf === state);

async function listMunicipalities(state: Uf, signal: AbortSignal): Promise<readonly string[]> {
  const path = municipalitiesPath(state);
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return names.parse(await response.json());
}

/** Query of the official names of a state's municipalities; disabled until a state is chosen. */
export const municipalitiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['municipalities', state],
    queryFn: ({ signal }) => (isState(state) ? listMunicipalities(state, signal) : []),
    enabled: isState(state),
    staleTime: Number.POSITIVE_INFINITY,
  });
