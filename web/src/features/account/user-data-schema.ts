import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { phoneOfAnyCountry } from '#contract/brazil/phones.ts';
import { birthdateError, readBirthdate } from './birthdate.ts';
import { personName } from './signup-schema.ts';

/** A date of birth as typed, or empty; its output is `YYYY-MM-DD`. */
const birthdateField = (today: string) =>
  z.string().check(
    z.overwrite(readBirthdate),
    z.check<string>(({ value, issues }) => {
      const code = birthdateError(value, today);
      if (code) issues.push({ code: 'custom', message: code, input: value });
    }),
  );

/** What a user may tell of themselves; only the name is required. `today` is `YYYY-MM-DD`. */
export const userDataInput = (today: string) =>
  z.object({
    name: personName,
    birthdate: birthdateField(today),
    phoneNumber: phoneOfAnyCountry,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  });

/** A user's own data: the day of birth as `YYYY-MM-DD`, the phone as E.164 (both may be empty), the country's ISO code. */
export type UserData = z.output<ReturnType<typeof userDataInput>>;
