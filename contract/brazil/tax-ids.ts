import '../http/zod-config.ts';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import * as z from 'zod/mini';
import { findTaxId } from './find-tax-id.ts';

/** CPF: 11 digits with two check digits; text around it is dropped. */
export const cpfField = z.string().check(
  z.overwrite(findTaxId),
  z.regex(/^[0-9]{11}$/),
  z.refine<string>((value) => isValidCpf(value), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);

/** CNPJ: twelve digits or letters and two check digits; text around it is dropped. */
export const cnpjField = z.string().check(
  z.overwrite(findTaxId),
  z.regex(/^[A-Z0-9]{12}[0-9]{2}$/),
  z.refine<string>((value) => isValidCnpj(value, { version: 2 }), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);
