import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** Days that the user pool accepts an unused temporary password. */
export const temporaryPasswordDays = 7;

/** Password rules, the same as the user pool's (lib/constructs/api/user-pool.ts). */
export const passwordRules = {
  LENGTH: /^.{8,256}$/s,
  LOWERCASE: /[a-z]/,
  UPPERCASE: /[A-Z]/,
  DIGIT: /\d/,
  // Cognito's list of symbols.
  SYMBOL: /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/,
} as const;

export type PasswordRule = keyof typeof passwordRules;

/**
 * A password that the user pool accepts; white space at its ends is dropped. The pool's API refuses all white
 * space (PasswordType, `[\S]+`), although its policy allows spaces inside.
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
