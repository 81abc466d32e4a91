import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFormat } from '#contract/fields/invisible.ts';

/** The e-mail of the account, typed to confirm its removal. */
export const removalInput = (email: string) =>
  z.object({
    ownEmail: z.string().check(
      z.overwrite(withoutFormat),
      z.trim(),
      z.toLowerCase(),
      z.minLength(1),
      z.refine<string>((value) => value === email.toLowerCase(), { error: 'INVALID_VALUE' }),
    ),
  });
