/** Converts reais to whole cents. */
export function centsOf(reais: number): number {
  return Math.round(reais * 100);
}

/** The currency may come before or after an amount. */
const currencyBefore = /^(?:R\$|BRL)/i;
const currencyAfter = /(?:reais|real|BRL)$/i;

/** Notations of an amount: whole reais with separators, and up to two decimals. */
const notations = [
  // Without thousands separator: 2499,90 or 12.5 or ,99
  /^(?<whole>\d*)(?:[.,](?<decimals>\d{0,2}))?$/,
  // Brazil: 2.499,90 or 1.250
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d{0,2}))?$/,
  // With spaces: 2 499,90
  /^(?<whole>[1-9]\d{0,2}(?: \d{3})+)(?:[.,](?<decimals>\d{0,2}))?$/,
  // English: 1,250.00. Without decimals it needs two commas, since 1,250 may be 1250 or a typing error for 1,25.
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<decimals>\d{1,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3}){2,})$/,
];

/**
 * Reads an amount in reais that a person typed or pasted; undefined where it is none, or ambiguous. A point before
 * three digits separates thousands, as in Brazil; before one or two digits it is a decimal point. No sign, digit or
 * separator is ever skipped: three decimals, a minus sign, other currencies and amounts that a number cannot hold to
 * the cent are not read.
 */
export function readMoney(text: string): number | undefined {
  const amount = text
    // Direction marks come along when an amount is pasted from a web page or a chat.
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
    .trim();
  for (const notation of notations) {
    const { whole = '', decimals = '' } = notation.exec(amount)?.groups ?? {};
    if (whole || decimals) {
      const reais = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
      return Number.isSafeInteger(centsOf(reais)) ? reais : undefined;
    }
  }
  return undefined;
}
