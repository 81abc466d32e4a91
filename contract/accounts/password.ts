import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** Days for which the user pool takes a temporary password that nobody has signed in with. */
export const temporaryPasswordDays = 7;

/** The rules of a password, the same as the user pool's (lib/constructs/user-pool.ts). */
export const passwordRules = {
  LENGTH: /^.{8,256}$/s,
  LOWERCASE: /[a-z]/,
  UPPERCASE: /[A-Z]/,
  DIGIT: /\d/,
  // Cognito's own list of symbols.
  SYMBOL: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/,
} as const;

export type PasswordRule = keyof typeof passwordRules;

/**
 * A password that the user pool accepts, without white space at its ends, which comes with a pasted one. The pool's policy
 * allows a space only between other characters, and its API refuses all white space (PasswordType, `[\S]+`).
 */
export const passwordField = z
  .string()
  .check(
    z.trim(),
    z.minLength(8),
    z.maxLength(256),
    z.regex(/^\S*$/),
    ...Object.values(passwordRules).map((rule) => z.regex(rule)),
  );
