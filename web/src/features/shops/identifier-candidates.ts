import { parseInput } from '#contract/http/field-errors.ts';
import { maxIdentifierLength, shopIdentifierField } from '#contract/shops/shop-identifier.ts';
import { speakableWords } from './speakable-words.ts';

/** Where a shop is, as far as the form knows it. */
export interface ShopPlace {
  readonly neighborhood: string;
  readonly city: string;
}

/** How long a suggested name and an ending may be: people say and type it. */
const maxNameLength = 20;
const maxEndingLength = 15;

/** The first words that fit into a length when hyphens join them; the first is cut where it is longer. */
function firstWords([first = '', ...others]: readonly string[], maxLength: number): string {
  let joined = first.slice(0, maxLength);
  for (const word of others) {
    if (joined.length + 1 + word.length > maxLength) break;
    joined += `-${word}`;
  }
  return joined;
}

/**
 * Identifiers for a shop whose name has these words, the shortest first: the name, the name with its neighbourhood, with
 * its city, and with a number. All are allowed, though they may be taken.
 */
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
