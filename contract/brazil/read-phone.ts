/** What a person typed or pasted as a Brazilian phone. */
interface TypedPhone {
  /** Whether it has the prefix of another country, or the beginning of an international prefix. */
  readonly isForeign: boolean;
  /** The 0 before the area code, with which long-distance calls are dialled. */
  readonly hasTrunkPrefix: boolean;
  /** Area code and number, or all digits after the + of another country. */
  readonly digits: string;
}

/** A mobile or landline number with its area code, complete or with its last digits missing. */
const beginning = /^0?[1-9][1-9](?:9\d{0,8}|[2-5]\d{0,7})$/;

/** The digits without the first two where there are too many for a phone and the rest may be one. */
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
