import { thumbHashToAverageRGBA } from 'thumbhash';

/** Bytes of a hash before its details. */
const shortest = 5;

/** Steps of lightness. */
const steps = 3;

/** From this difference on, a ground is yellow instead of blue, or red instead of green; most photos are nearly grey. */
const coloured = { yellow: 0.12, red: 0.08 } as const;

/** Returns 0, 1 or 2 for a difference that is negative, small or positive. */
const sideOf = (difference: number, least: number): number =>
  difference < -least ? 0 : difference > least ? 2 : 1;

/**
 * Returns the class of the average colour of a ThumbHash in Base64: `c` with its lightness, from blue to yellow, and
 * from green to red. It is `white` for a picture with transparent parts, since goods are cut out for a white page, and
 * undefined if the hash is invalid. A class, since the open pages allow no style attributes; 27 soft colours, since
 * three steps of red, green and blue would be garish.
 */
export function placeholderColour(placeholder: string): string | undefined {
  try {
    const hash = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
    if (hash.length < shortest) return undefined;
    const { r, g, b, a } = thumbHashToAverageRGBA(hash);
    if (a < 1) return 'white';
    const lightness = Math.min(Math.floor(((r + g + b) / 3) * steps), steps - 1);
    return `c${lightness}${sideOf((r + g) / 2 - b, coloured.yellow)}${sideOf(r - g, coloured.red)}`;
  } catch {
    return undefined;
  }
}
