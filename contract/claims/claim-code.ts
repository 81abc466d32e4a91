import { letterOfValue, lettersOfBytes, readBase32, valueOfLetter } from './base-32.ts';

/** Letters of a code that are random; one check letter follows. */
const randomLetters = 10;
const codeLength = randomLetters + 1;

/** Random bytes that a new code takes. */
const randomByteCount = 7;

/** x times a value, in the field of 32 elements modulo x^5 + x^2 + 1. */
function timesX(value: number): number {
  const shifted = value << 1;
  return shifted & 0b100000 ? shifted ^ 0b100101 : shifted;
}

/** x^2 + 1 times a value. As 31 is prime, its first 31 powers are the 31 elements other than 0. */
function timesStep(value: number): number {
  return timesX(timesX(value)) ^ value;
}

/**
 * The weighted sum of letters, whose weights are powers of one element: 1 for the last letter, and a different one for
 * each letter before. A wrong letter changes it since no weight is 0, a swap since no two weights are equal.
 */
function weightedSum(letters: string): number {
  return [...letters].reduce((sum, letter) => timesStep(sum) ^ valueOfLetter(letter), 0);
}

/** Whether letters in capitals, such as `7K3MQ9XT2D4`, have the sum of a code, which is 0. */
export function hasCheckLetter(code: string): boolean {
  return weightedSum(code) === 0;
}

/**
 * Makes the code of a claim from seven random bytes: ten letters of Crockford's base 32 and a check letter, without
 * hyphens. Throws a RangeError for fewer bytes, from which codes would repeat.
 */
export function newClaimCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < randomByteCount) {
    throw new RangeError(`A code takes ${randomByteCount} random bytes, not ${randomBytes.length}`);
  }
  const letters = lettersOfBytes(randomBytes).slice(-randomLetters);
  return letters + letterOfValue(weightedSum(`${letters}0`));
}

/**
 * Reads a code as people type it: any case, with or without hyphens and other signs, O as 0, I and L as 1. Returns its eleven
 * letters, or undefined where the shape or the check letter is wrong.
 */
export function readClaimCode(text: string): string | undefined {
  const letters = readBase32(text);
  return letters?.length === codeLength && hasCheckLetter(letters) ? letters : undefined;
}

/** A code as people read it, `7K3MQ-9XT2D-4`. */
export function showClaimCode(code: string): string {
  return [code.slice(0, 5), code.slice(5, randomLetters), code.slice(randomLetters)].join('-');
}
