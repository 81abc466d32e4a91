import { numbersFrom } from '#test/in-process/billing/numbers-from.ts';

let next = numbersFrom(1);

/** Begins the numbers anew that decide what happens in a world, so that the same seed gives the same world. */
export function beginChance(seed: number): void {
  next = numbersFrom(seed);
}

/** A whole number from 0 to below `end`. */
export const numberBelow = (end: number): number => Math.floor(next() * end);

/** Whether something happens that does so once in `times`. */
export const happensOnceIn = (times: number): boolean => numberBelow(times) === 0;

/** One of a list; undefined for an empty one. */
export const anyOf = <T>(list: readonly T[]): T | undefined => list[numberBelow(list.length)];
