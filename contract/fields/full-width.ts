/** A text with ASCII in place of the full-width letters, digits and signs that keyboards of Asia type. */
export const withoutFullWidth = (text: string): string =>
  text.replace(/[！-～]/g, (character) => character.normalize('NFKC'));
