import { createHmac } from 'node:crypto';
import type { Business } from '#contract/businesses/businesses.ts';
import { taxIdOf } from '#lambdas/businesses/store/business-store.ts';

/** Returns the identifying part of a tax id: a CPF, or the CNPJ's first eight characters, which all branches share. */
const rootOf = (taxId: string): string => (taxId.length === 14 ? taxId.slice(0, 8) : taxId);

/** Returns the HMAC-SHA-256 in hexadecimal. A hash without a secret key could be reversed, since there are few CPFs. */
export const hashWith = (taxId: string, key: string): string =>
  createHmac('sha256', key).update(rootOf(taxId)).digest('hex');

/** Returns the tax id hash of a business with the stage's key; undefined without a tax id. */
export async function hashTaxIdOf(business: Business): Promise<string | undefined> {
  const taxId = taxIdOf(business);
  if (taxId === undefined) return undefined;
  // Loaded on demand, with the Secrets Manager client.
  const { readTrialKey } = await import('./trial-secret.ts');
  return hashWith(taxId, await readTrialKey());
}
