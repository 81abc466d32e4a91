import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { readBase32 } from './base-32.ts';
import { hasCheckLetter } from './claim-code.ts';

/** A claim's code as people type it; becomes eleven capital letters, the last one a check letter. */
export const claimCode = z.string().check(
  z.overwrite((typed) => readBase32(typed) ?? typed),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{11}$/),
  z.refine<string>(hasCheckLetter, { error: 'INVALID_CHECK_DIGITS' }),
);
