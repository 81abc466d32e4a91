import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { ufs } from '#contract/brazil/states.ts';
import { appConfig } from '#web/config/app-config.ts';
import { callUrl } from '#web/lib/http/call-url.ts';
import { joinUrl } from '#web/lib/http/url.ts';
import type { ToldFields } from '../address-fills.ts';

/** Milliseconds, retries included: whoever waits longer has typed the address. */
const timeout = 3000;

const text = z._default(z.string(), '');

/** The answer of viacep.com.br; an unknown CEP answers `erro` and nothing else. */
const answer = z.object({
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: z.enum(ufs),
});

/**
 * The address that a CEP (8 digits) belongs to, from the stage's CEP service. A convenience:
 * undefined when the service does not know it, fails, or does not answer in three seconds.
 */
export async function findAddress(
  postalCode: string,
  signal: AbortSignal,
): Promise<ToldFields | undefined> {
  try {
    const url = joinUrl(appConfig().postalCodeService, `${postalCode}/json/`);
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const found = answer.parse(await callUrl('GET', url, { signal: ending }));
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
