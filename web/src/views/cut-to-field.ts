import { longestSearch } from '#contract/shops/longest-search.ts';

/** The first half of a character whose second half was cut off. */
const halfCharacter = /[\ud800-\udbff]$/;

/** Returns a visitor's words, cut to the length of their field. */
export const cutToField = (typed: string): string =>
  typed.slice(0, longestSearch).replace(halfCharacter, '');
