import type { Business } from './businesses.ts';

/** Whether a business has neither CNPJ nor CPF, without which it is not approved. */
export function lacksTaxId(business: Pick<Business, 'legalRegister' | 'personRegister'>): boolean {
  return !business.legalRegister && !business.personRegister;
}
