import { readPhone } from '#contract/brazil/read-phone.ts';

/** A number without area code, which the hyphen after four or five digits shows. */
const local = /^\s*\d{4,5}-\d{1,4}\s*$/;

/** 4-4, and 5-4 with nine digits. */
function maskLocal(digits: string): string {
  const cut = digits.length > 8 ? 5 : 4;
  return digits.length > cut ? `${digits.slice(0, cut)}-${digits.slice(cut)}` : digits;
}

/**
 * The mask of a Brazilian phone, for text that is typed, pasted or kept as E.164: 4-4 after the area code, 5-4 with
 * eleven digits; without area code 4-4 and 5-4. A country other than Brazil stays, so that the form can refuse it.
 */
export function maskPhone(typed: string): string {
  const { isForeign, hasTrunkPrefix, digits } = readPhone(typed);
  if (isForeign) return `+${digits.slice(0, 15)}`;
  const shown = digits.slice(0, 11);
  if (local.test(typed) && !hasTrunkPrefix) return maskLocal(shown);
  const [area, number] = [shown.slice(0, 2), shown.slice(2)];
  // Dialled with a carrier's code, a number is longer, so its 0 stays until the code is seen.
  const prefix = hasTrunkPrefix ? '0' : '';
  if (area === '') return prefix;
  return number === '' ? `(${prefix}${area}` : `(${prefix}${area}) ${maskLocal(number)}`;
}

/**
 * The text of a phone's field once it was left: without the 0 of long-distance calls, and eight or nine digits that
 * are a number without area code with its mask.
 */
export function maskLeftPhone(shown: string): string {
  const { isForeign, digits } = readPhone(shown);
  if (isForeign) return shown;
  return /^(?:[2-5]\d{7}|9\d{8})$/.test(digits) ? maskLocal(digits) : maskPhone(digits);
}
