import { cnpj, cpf } from 'cpf-cnpj-validator';

/** A tax id with only its digits and letters, in upper case; a CNPJ may have letters (IN RFB 2.229/2024). */
export function stripTaxId(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** `123.456.789-09` or `12.ABC.345/01DE-35`; other lengths come back as they are. */
export function formatTaxId(taxId: string): string {
  if (taxId.length === 11) return cpf.format(taxId);
  return cnpj.format(taxId);
}
