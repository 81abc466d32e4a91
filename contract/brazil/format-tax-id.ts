/** Returns the digits and letters of a tax id in upper case; a CNPJ may have letters (IN RFB 2.229/2024). */
export function stripTaxId(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Formats a tax id as `123.456.789-09` or `12.ABC.345/01DE-35`; other lengths stay as they are. */
export function formatTaxId(taxId: string): string {
  return taxId
    .replace(/^(\w{3})(\w{3})(\w{3})(\w{2})$/, '$1.$2.$3-$4')
    .replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');
}
