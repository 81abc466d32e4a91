import './zod-config.ts';
import * as z from 'zod/mini';

/** The rules of a password, the same as the user pool's (lib/constructs/user-pool.ts). */
export const passwordRules = {
  LENGTH: /^.{8,256}$/s,
  LOWERCASE: /[a-z]/,
  UPPERCASE: /[A-Z]/,
  DIGIT: /\d/,
  // Cognito's own list of symbols; a space counts between other characters.
  SYMBOL: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|\S \S/,
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** A password that the user pool accepts. */
export const passwordField = z
  .string()
  .check(
    z.minLength(8),
    z.maxLength(256),
    ...Object.values(passwordRules).map((rule) => z.regex(rule)),
  );

/**
 * A password that our API sends to the user pool on behalf of somebody. Cognito's policy counts a space between
 * other characters as a symbol, but its API's PasswordType, `[\S]+`, has none, so that a call with one fails.
 */
export const sentPasswordField = passwordField.check(z.regex(/^\S+$/));
