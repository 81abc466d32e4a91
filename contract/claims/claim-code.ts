import { letterOfValue, lettersOfBytes, readBase32, valueOfLetter } from './base-32.ts';

/** Random letters of a code; one check letter follows. */
const randomLetters = 10;
const codeLength = randomLetters + 1;

/** Random bytes that a new code needs. */
const randomByteCount = 7;

/** Multiplies by x, in the field of 32 elements modulo x^5 + x^2 + 1. */
function timesX(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}

/** Multiplies by x^2 + 1. As 31 is prime, its first 31 powers are the 31 elements other than 0. */
function timesStep(value: number): number {
  return timesX(timesX(value)) ^ value;
}

/**
 * Weighted sum of the letters. Weights are different powers of one element: none is 0, so a wrong letter changes
 * the sum, and no two are equal, so a swap does too.
 */
function weightedSum(letters: string): number {
  return [...letters].reduce((sum, letter) => timesStep(sum) ^ valueOfLetter(letter), 0);
}

/** Returns whether capital letters such as `7K3MQ9XT2D4` have the sum 0, as every code has. */
export function hasCheckLetter(code: string): boolean {
  return weightedSum(code) === 0;
}

/** Makes a claim's code from seven random bytes. Throws a RangeError for fewer, since codes would repeat. */
export function newClaimCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomByteCount) {
    throw new RangeError(`A code takes ${randomByteCount} random bytes, not ${randomBytes.length}`);
  }
  const letters = lettersOfBytes(randomBytes).slice(-randomLetters);
  return letters + letterOfValue(weightedSum(`${letters}0`));
}

/** Reads a code as people type it. Returns its eleven letters, or undefined where length or check letter are wrong. */
export function readClaimCode(text: string): string | undefined {
  const letters = readBase32(text);
  return letters?.length === codeLength && hasCheckLetter(letters) ? letters : undefined;
}

/** Formats a code for people: `7K3MQ-9XT2D-4`. */
export function showClaimCode(code: string): string {
  return [code.slice(0, 5), code.slice(5, randomLetters), code.slice(randomLetters)].join('-');
}
