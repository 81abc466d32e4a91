import { thumbHashToAverageRGBA } from 'thumbhash';

/** Steps of each colour channel; the style sheet has a class for each of their 27 combinations. */
const steps = 3;

/** Bytes of a hash before its details. */
const shortest = 5;

/**
 * Returns the class of the average colour of a ThumbHash in Base64, such as `c012`, or `white` for a picture with
 * transparent parts: goods are cut out for a white page. Undefined if the hash is invalid. A class, since the open
 * pages allow no style attributes.
 */
export function placeholderColour(placeholder: string): string | undefined {
  try {
    const hash = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    if (hash.length < shortest) return undefined;
    const { r, g, b, a } = thumbHashToAverageRGBA(hash);
    if (a < 1) return 'white';
    const levels = [r, g, b].map((part) => Math.min(Math.floor(part * steps), steps - 1));
    return `c${levels.join('')}`;
  } catch {
    return undefined;
  }
}
