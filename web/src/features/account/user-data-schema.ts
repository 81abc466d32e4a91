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

/** Schema of the user's personal data; only the name is required. `today` is `YYYY-MM-DD`. */
export const userDataInput = (today: string) =>
  z.object({
    name: personName,
    birthdate: birthdateField(today),
    phoneNumber: phoneOfAnyCountry,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  });

/** The user's personal data: birthdate as `YYYY-MM-DD`, phone as E.164 (both may be empty), country as ISO code. */
export type UserData = z.output<ReturnType<typeof userDataInput>>;
