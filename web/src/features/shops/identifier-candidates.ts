import { parseInput } from '#contract/http/field-errors.ts';
import { maxIdentifierLength, shopIdentifierField } from '#contract/shops/shop-identifier.ts';
import { speakableWords } from './speakable-words.ts';

/** The place of a shop, as far as the form knows it. */
export interface ShopPlace {
  readonly neighborhood: string;
  readonly city: string;
}

/** Longest suggested name and ending in characters: people say and type them. */
const maxNameLength = 20;
const maxEndingLength = 15;

/** Joins the first words that fit into a length by hyphens; cuts the first word if it is longer. */
function firstWords([first = '', ...others]: readonly string[], maxLength: number): string {
  let joined = first.slice(0, maxLength);
  for (const word of others) {
    if (joined.length + 1 + word.length > maxLength) break;
    joined += `-${word}`;
  }
  return joined;
}

/** Returns valid identifiers, shortest first: the name alone, with neighbourhood, city, or a number. */
export function identifierCandidates(
  words: readonly string[],
  { neighborhood, city }: ShopPlace,
): string[] {
  const places = [neighborhood, city].map((place) =>
    firstWords(speakableWords(place), maxEndingLength),
  );
  const candidates = ['', ...places, '2', '3', '4', '5'].map((ending) => {
    const room = Math.min(maxNameLength, maxIdentifierLength - ending.length - 1);
    return [firstWords(words, room), ending].filter(Boolean).join('-');
  });
  return words.length === 0
    ? []
    : [...new Set(candidates)].filter((one) => parseInput(shopIdentifierField, one).success);
}
