/** Beginnings of service numbers. No area code has a 0, so no other phone begins like this. */
const beginning = /^(?:0[3589]00|[34]00\d)/;

/** Reads the national digits of a service number, complete or not. Returns undefined for any other phone. */
export function readServicePhone(typed: string): string | undefined {
  const hasCountry = /^[\s\p{Cf}(]*(?:\+|00)\s*55/u.test(typed);
  const digits = typed.replace(/\D/g, '');
  const national = digits.replace(hasCountry ? /^(?:00)?55/ : /^55(?=0)/, '');
  return beginning.test(national) ? national : undefined;
}
