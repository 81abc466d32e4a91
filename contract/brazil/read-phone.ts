/** What a person typed or pasted as a Brazilian phone. */
interface TypedPhone {
  /** With the prefix of an international call other than Brazil's, or with the beginning of any. */
  readonly isForeign: boolean;
  /** The 0 before the area code, with which long-distance calls are dialled. */
  readonly hasTrunkPrefix: boolean;
  /** Area code and number, or all digits after the + of another country. */
  readonly digits: string;
}

/** A mobile or landline number with its area code, complete or with its last digits missing. */
const beginning = /^0?[1-9][1-9](?:9\d{0,8}|[2-5]\d{0,7})$/;

/** Without the two digits of a prefix where there are too many, and the rest may be a phone. */
function withoutPrefix(digits: string): string {
  const rest = digits.slice(2);
  return digits.length > 11 && beginning.test(rest) ? rest : digits;
}

/**
 * Reads a phone with any punctuation, complete or not: with +55, 0055 or 55 before it, and dialled with 0 or with 0
 * and a carrier's code. Eleven digits that begin with 55 are a phone of the area code 55 (Santa Maria); 55 is the
 * country only where more digits follow.
 */
export function readPhone(typed: string): TypedPhone {
  const all = typed.replace(/\D/g, '');
  const isInternational = /^[\s\p{Cf}(]*\+/u.test(typed) || all.startsWith('00');
  const dialled = isInternational ? all.replace(/^0+/, '') : all;
  if (isInternational && !/^55\d/.test(dialled)) {
    return { isForeign: true, hasTrunkPrefix: false, digits: dialled };
  }
  const hasCountry = isInternational || dialled.startsWith('55');
  const national = isInternational
    ? dialled.slice(2)
    : hasCountry
      ? withoutPrefix(dialled)
      : dialled;
  if (!national.startsWith('0')) {
    return { isForeign: false, hasTrunkPrefix: false, digits: national };
  }
  const called = national.slice(1);
  const withoutCarrier = withoutPrefix(called);
  return {
    isForeign: false,
    hasTrunkPrefix: withoutCarrier === called,
    digits: withoutCarrier,
  };
}
