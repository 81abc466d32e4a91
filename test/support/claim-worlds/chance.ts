import { numbersFrom } from '#test/in-process/billing/numbers-from.ts';

let next = numbersFrom(1);

/** Restarts the random numbers of a world, so that the same seed gives the same world. */
export function beginChance(seed: number): void {
  next = numbersFrom(seed);
}

/** Returns a whole number below `end`. */
export const numberBelow = (end: number): number => Math.floor(next() * end);

/** Returns true once in `times` on average. */
export const happensOnceIn = (times: number): boolean => numberBelow(times) === 0;

/** Returns a random element; undefined for an empty list. */
export const anyOf = <T>(list: readonly T[]): T | undefined => list[numberBelow(list.length)];
