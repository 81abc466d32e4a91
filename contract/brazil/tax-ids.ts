import '../zod-config.ts';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import * as z from 'zod/mini';
import { stripTaxId } from './format-tax-id.ts';

/** CPF: 11 digits with two check digits. */
export const cpfField = z.string().check(
  z.overwrite(stripTaxId),
  z.regex(/^[0-9]{11}$/),
  z.refine<string>((value) => isValidCpf(value), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);

/** CNPJ: twelve digits or letters and two check digits. */
export const cnpjField = z.string().check(
  z.overwrite(stripTaxId),
  z.regex(/^[A-Z0-9]{12}[0-9]{2}$/),
  z.refine<string>((value) => isValidCnpj(value, { version: 2 }), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);
