/** Reais as whole cents. */
export function centsOf(reais: number): number {
  return Math.round(reais * 100);
}

/** The currency, which may be written before or after an amount. */
const currencyBefore = /^(?:R\$|BRL)/i;
const currencyAfter = /(?:reais|real|BRL)$/i;

/** How an amount may be written: whole reais with their separators, and up to two decimals. */
const notations = [
  // No thousands separator, and a comma or a point before the decimals: 2499,90 or 12.5 or ,99
  /^(?<whole>\d*)(?:[.,](?<decimals>\d{0,2}))?$/,
  // Brazil: 2.499,90 or 1.250
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<decimals>\d{0,2}))?$/,
  // With spaces: 2 499,90
  /^(?<whole>[1-9]\d{0,2}(?: \d{3})+)(?:[.,](?<decimals>\d{0,2}))?$/,
  // English: 1,250.00. Without decimals it needs two commas: 1,250 may be 1250 or a typing error for 1,25.
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+)\.(?<decimals>\d{1,2})$/,
  /^(?<whole>[1-9]\d{0,2}(?:,\d{3}){2,})$/,
];

/**
 * Reads an amount that a person typed or pasted, in reais; undefined where there is none, or where
 * it can be understood in more than one way. A point before three digits separates thousands, as
 * Brazil writes them; before one or two digits it can only be a decimal point. No sign, digit or
 * separator is ever skipped, so three decimals, a minus sign and other currencies are not read; nor
 * is an amount that a number cannot hold to the cent.
 */
export function readMoney(text: string): number | undefined {
  const amount = text
    // Direction marks, which are pasted along from web pages and chats.
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
