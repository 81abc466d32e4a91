/** Replaces full-width letters, digits and signs, which Asian keyboards type, by ASCII. */
export const withoutFullWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (character) => character.normalize('NFKC'));
