/** Formats E.164 as `(81) 99876-5432` or `(81) 3456-7890`, a service number as `0800 123 4567` or `4004-1234`. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\d{4})(\d{4})$/, '$1-$2');
}

/** Formats a CEP: `50030-230`. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

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
