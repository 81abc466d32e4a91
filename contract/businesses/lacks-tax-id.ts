import type { Business } from './businesses.ts';

/** Returns whether a business has neither CNPJ nor CPF. Approval needs one. */
export function lacksTaxId(business: Pick<Business, 'legalRegister' | 'personRegister'>): boolean {
  return !business.legalRegister && !business.personRegister;
}
