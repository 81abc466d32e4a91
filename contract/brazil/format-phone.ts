/** Formats E.164 as `(81) 99876-5432` or `(81) 3456-7890`, a service number as `0800 123 4567` or `4004-1234`. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\d{4})(\d{4})$/, '$1-$2');
}
