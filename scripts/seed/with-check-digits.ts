import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

const checkDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/**
 * The CPF that begins with nine digits, or the CNPJ that begins with twelve digits or letters. Throws for a beginning of
 * which none can be made, such as zeros alone.
 */
export function withCheckDigits(beginning: string): string {
  const found = checkDigits
    .map((digits) => beginning + digits)
    .find((taxId) => isValidCpf(taxId) || isValidCnpj(taxId, { version: 2 }));
  if (found === undefined) throw new Error(`No tax id begins with ${beginning}`);
  return found;
}
