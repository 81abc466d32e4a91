import '../zod-config.ts';
import * as z from 'zod/mini';
import { readPhone } from './read-phone.ts';

/** Brazil's area codes run from 11 to 99 without a zero (Anatel's numbering plan). */
const e164 = /^\+55[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/;

/** A phone as typed, as E.164; not validated yet. */
function toE164(typed: string): string {
  const { isForeign, digits } = readPhone(typed);
  if (digits === '') return '';
  return isForeign ? `+${digits}` : `+55${digits}`;
}

/** A Brazilian phone, kept as E.164, or empty. */
export const phoneField = z.string().check(
  z.overwrite(toE164),
  z.refine<string>((value) => value === '' || e164.test(value), {
    error: 'INVALID_FORMAT',
  }),
);

/** A phone of another country, with its code: 15 digits at most (ITU-T E.164). */
const foreignE164 = /^\+(?!55)[1-9]\d{7,14}$/;

/** A phone of Brazil, or of another country with + and its code; kept as E.164, or empty. */
export const phoneOfAnyCountry = z.string().check(
  z.overwrite(toE164),
  z.refine<string>((value) => value === '' || e164.test(value) || foreignE164.test(value), {
    error: 'INVALID_FORMAT',
  }),
);
