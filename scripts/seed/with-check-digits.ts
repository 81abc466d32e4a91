import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

const checkDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * Completes a CPF from nine digits, or a CNPJ from twelve digits or letters. Throws for beginnings without a valid
 * number, such as only zeros.
 */
export function withCheckDigits(beginning: string): string {
  const found = checkDigits
    .map((digits) => beginning + digits)
    .find((taxId) => isValidCpf(taxId) || isValidCnpj(taxId, { version: 2 }));
  if (found === undefined) throw new Error(`No tax id begins with ${beginning}`);
  return found;
}
