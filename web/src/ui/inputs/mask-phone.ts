import { readPhone } from '#contract/brazil/read-phone.ts';

/** Matches a number without area code, recognized by the hyphen after four or five digits. */
const local = /^\s*\d{4,5}-\d{1,4}\s*$/;

/** Masks as 4-4, or as 5-4 with nine digits. */
function maskLocal(digits: string): string {
  const cut = digits.length > 8 ? 5 : 4;
  return digits.length > cut ? `${digits.slice(0, cut)}-${digits.slice(cut)}` : digits;
}

/**
 * Masks a Brazilian phone that is typed, pasted or stored as E.164: area code, then 4-4, or 5-4 with nine digits.
 * Another country code stays for the form to refuse.
 */
export function maskPhone(typed: string): string {
  const { isForeign, hasTrunkPrefix, digits } = readPhone(typed);
  if (isForeign) return `+${digits.slice(0, 15)}`;
  const shown = digits.slice(0, 11);
  if (local.test(typed) && !hasTrunkPrefix) return maskLocal(shown);
  const [area, number] = [shown.slice(0, 2), shown.slice(2)];
  // A number dialled with a carrier code is longer, so its 0 stays until the code is recognized.
  const prefix = hasTrunkPrefix ? '0' : '';
  if (area === '') return prefix;
  return number === '' ? `(${prefix}${area}` : `(${prefix}${area}) ${maskLocal(number)}`;
}

/** Masks a phone when its field is left: without the 0 of long-distance calls, maybe without area code. */
export function maskLeftPhone(shown: string): string {
  const { isForeign, digits } = readPhone(shown);
  if (isForeign) return shown;
  return /^(?:[2-5]\d{7}|9\d{8})$/.test(digits) ? maskLocal(digits) : maskPhone(digits);
}
