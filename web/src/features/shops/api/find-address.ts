import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { type Uf, ufs } from '#contract/brazil/states.ts';
import { callUrl } from '#web/lib/http/full-url.ts';

const text = z._default(z.string(), '');

/** The answer of viacep.com.br; an unknown CEP answers `erro` and nothing else. */
const answer = z.object({
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: z.enum(ufs),
});

export interface FoundAddress {
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: Uf;
}

/** The address that a CEP (8 digits) belongs to. A convenience: undefined whenever it cannot be told. */
export async function findAddress(
  postalCode: string,
  signal: AbortSignal,
): Promise<FoundAddress | undefined> {
  try {
    const url = `https://viacep.com.br/ws/${postalCode}/json/`;
    const found = answer.parse(await callUrl('GET', url, { signal }));
    return {
      street: found.logradouro,
      neighborhood: found.bairro,
      city: found.localidade,
      state: found.uf,
    };
  } catch {
    return undefined;
  }
}
