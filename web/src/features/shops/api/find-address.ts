import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { ufs } from '#contract/brazil/states.ts';
import { appConfig } from '#web/config/app-config.ts';
import { callUrl } from '#web/platform/api/api.ts';
import { ApiError, joinUrl } from '#web/platform/http/http.ts';
import type { AddressLookup } from '../fill-address.ts';

/** Milliseconds including retries; after that, the user has typed the address. */
const timeout = 3000;

const text = z._default(z.string(), '');

/** The answer of viacep.com.br; an unknown CEP answers only `erro`. */
const answer = z.union([
  z.object({ logradouro: text, bairro: text, localidade: text, uf: z.enum(ufs) }),
  z.object({ erro: z.unknown() }),
]);

/** Why there is no address: the CEP is unknown, or the service failed or was too slow. */
export type NoAddress = 'notFound' | 'noAnswer';

/** Looks up the address of a CEP (8 digits) at the stage's CEP service. */
export async function findAddress(
  postalCode: string,
  signal: AbortSignal,
): Promise<AddressLookup | NoAddress> {
  try {
    const url = joinUrl(appConfig().postalCodeService, `${postalCode}/json/`);
    const ended = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const found = answer.parse(await callUrl('GET', url, { signal: ended }));
    if ('erro' in found) return 'notFound';
    return {
      street: found.logradouro,
      neighborhood: found.bairro,
      city: found.localidade,
      state: found.uf,
    };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'notFound' : 'noAnswer';
  }
}
