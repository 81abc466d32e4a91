interface TypedPhone {
  /** Whether it has another country's prefix, or the beginning of an international prefix. */
  readonly isForeign: boolean;
  /** Whether the 0 for long-distance calls precedes the area code. */
  readonly hasTrunkPrefix: boolean;
  /** Area code and number; for another country, all digits after the +. */
  readonly digits: string;
}

/** A mobile or landline number with area code, possibly without its last digits. */
const beginning = /^0?[1-9][1-9](?:9\d{0,8}|[2-5]\d{0,7})$/;

/** Drops the first two digits if there are too many for a phone and the rest may be one. */
function withoutPrefix(digits: string): string {
  const rest = digits.slice(2);
  return digits.length > 11 && beginning.test(rest) ? rest : digits;
}

/**
 * Reads a phone with any punctuation, complete or not, with or without country, 0 and carrier's code. Eleven digits
 * that begin with 55 have the area code 55 (Santa Maria); 55 is the country only before more digits. Our own code:
 * the library refuses `081 99876-5432` and accepts mobile numbers without their ninth digit.
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

/** Beginnings of service numbers. No area code has a 0, so no other phone begins like this. */
const serviceBeginning = /^(?:0[3589]00|[34]00\d)/;

/** Reads the national digits of a service number, complete or not. Returns undefined for any other phone. */
export function readServicePhone(typed: string): string | undefined {
  const hasCountry = /^[\s\p{Cf}(]*(?:\+|00)\s*55/u.test(typed);
  const digits = typed.replace(/\D/g, '');
  const national = digits.replace(hasCountry ? /^(?:00)?55/ : /^55(?=0)/, '');
  return serviceBeginning.test(national) ? national : undefined;
}
