/** Longest text in UTF-16 units that the search takes. */
export const longestSearch = 60;

/** The first half of a character whose second half was cut off. */
const halfCharacter = /[\ud800-\udbff]$/;

/** Returns a visitor's words, cut to the length of their field. */
export const cutToField = (typed: string): string =>
  typed.slice(0, longestSearch).replace(halfCharacter, '');
