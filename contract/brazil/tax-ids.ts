import '../zod-config.ts';
import { cnpj, cpf } from 'cpf-cnpj-validator';
import * as z from 'zod/mini';

/** A tax id with only its digits and letters, in upper case; a CNPJ may have letters (IN RFB 2.229/2024). */
export function stripTaxId(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** CPF: 11 digits with two check digits. */
export const cpfField = z.string().check(
  z.overwrite(stripTaxId),
  z.regex(/^[0-9]{11}$/),
  z.refine<string>((value) => cpf.isValid(value), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);

/** CNPJ: twelve digits or letters and two check digits. */
export const cnpjField = z.string().check(
  z.overwrite(stripTaxId),
  z.regex(/^[A-Z0-9]{12}[0-9]{2}$/),
  z.refine<string>((value) => cnpj.isValid(value), {
    error: 'INVALID_CHECK_DIGITS',
  }),
);

/** `123.456.789-09` or `12.ABC.345/01DE-35`; other lengths come back as they are. */
export function formatTaxId(taxId: string): string {
  if (taxId.length === 11) return cpf.format(taxId);
  return cnpj.format(taxId);
}
