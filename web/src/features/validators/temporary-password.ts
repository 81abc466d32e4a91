import { customAlphabet } from 'nanoid';

// Without vowels, so that no word comes of it, and without characters that look alike, such as 0 and O, or 1 and l.
const consonants = 'bcdfghjkmnpqrstvwxz';
const letters = customAlphabet(consonants, 3);
const capital = customAlphabet(consonants.toUpperCase(), 1);
const digits = customAlphabet('23456789', 4);

/**
 * A new temporary password that can be read out on the phone, such as `Kbrt-4738-2956`: of 2^41, by the browser's secure
 * random numbers. It meets the rules of `contract/accounts/password.ts`.
 */
export const newTemporaryPassword = (): string =>
  `${capital()}${letters()}-${digits()}-${digits()}`;
