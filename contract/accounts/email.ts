import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFormat } from '../fields/invisible.ts';

/**
 * An e-mail address in lower case, without invisible format characters: at most 254 characters, 64 before the @ (RFC
 * 5321, 4.5.3.1).
 */
export const emailField = z.string().check(
  z.overwrite(withoutFormat),
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254),
  z.regex(z.regexes.email),
  z.refine<string>((value) => value.indexOf('@') <= 64, { error: 'TOO_LONG' }),
);
