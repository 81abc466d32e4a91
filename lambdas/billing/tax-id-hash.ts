import { createHmac } from 'node:crypto';
import type { Business } from '#contract/businesses/businesses.ts';
import { taxIdOf } from '#lambdas/businesses/store/business-store.ts';

/**
 * By what somebody is remembered: a CPF, or the first eight characters of a CNPJ, which all establishments of a company
 * share.
 */
const rootOf = (taxId: string): string => (taxId.length === 14 ? taxId.slice(0, 8) : taxId);

/** The HMAC-SHA-256 in hexadecimal: there are so few CPFs that a hash without a secret key would show them. */
export const hashWith = (taxId: string, key: string): string =>
  createHmac('sha256', key).update(rootOf(taxId)).digest('hex');

/** Returns the hash of the tax id of a business with the stage's key; undefined without a tax id. */
export async function hashTaxIdOf(business: Business): Promise<string | undefined> {
  const taxId = taxIdOf(business);
  if (taxId === undefined) return undefined;
  // Loaded on demand, with the client of secrets.
  const { readTrialKey } = await import('./trial-secret.ts');
  return hashWith(taxId, await readTrialKey());
}
