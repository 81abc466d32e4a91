import { customAlphabet } from 'nanoid';

// No vowels, so that it spells no words, and no similar characters, such as 0 and O, or 1 and l.
const consonants = 'bcdfghjkmnpqrstvwxz';
const letters = customAlphabet(consonants, 3);
const capital = customAlphabet(consonants.toUpperCase(), 1);
const digits = customAlphabet('23456789', 4);

/**
 * Returns a random temporary password that can be read out on the phone, such as `Kbrt-4738-2956`: 2^41 possibilities,
 * from the browser's secure random numbers. It meets the rules of `contract/accounts/password.ts`.
 */
export const newTemporaryPassword = (): string =>
  `${capital()}${letters()}-${digits()}-${digits()}`;
