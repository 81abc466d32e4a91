import { createHmac } from 'node:crypto';
import type { Business } from '#contract/businesses.ts';
import { taxIdOf } from '../businesses/business-repository.ts';
import type { Write } from '../shared/write.ts';
import { rememberTrial, wasTrialGiven } from './repository/trial-repository.ts';

/**
 * By what a trial is remembered: a CPF, or the first eight characters of a CNPJ, which all establishments of a company
 * share.
 */
const trialRootOf = (taxId: string): string => (taxId.length === 14 ? taxId.slice(0, 8) : taxId);

/** The HMAC-SHA-256 in hexadecimal: there are so few CPFs that a hash without a secret key would show them. */
export const trialHashOf = (taxId: string, key: string): string =>
  createHmac('sha256', key).update(trialRootOf(taxId)).digest('hex');

/** The write that gives a business its trial; undefined where its tax id had one in the last five years. */
export async function takeTrial(business: Business, now: Date): Promise<Write | undefined> {
  const taxId = taxIdOf(business);
  if (taxId === undefined) return undefined;
  // Loaded for an approval only, with the client of secrets.
  const { readTrialKey } = await import('./trial-secret.ts');
  const hash = trialHashOf(taxId, await readTrialKey());
  return (await wasTrialGiven(hash, now)) ? undefined : rememberTrial(hash, now);
}
