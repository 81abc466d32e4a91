import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { withoutFullWidth } from '../fields/full-width.ts';
import { readPhone, readServicePhone } from './read-phone.ts';

/** Brazil's area codes run from 11 to 99 without a zero (Anatel's numbering plan). */
const e164 = /^\+55[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/;

/** Rewrites a typed phone as E.164, without validating it. Text without a number stays, unless it is blank. */
function toE164(typed: string): string {
  const { isForeign, digits } = readPhone(typed);
  if (digits === '') return /^[\s\p{Cf}]*$/u.test(typed) ? '' : typed;
  return isForeign ? `+${digits}` : `+55${digits}`;
}

const phoneThat = (isValid: (phone: string) => boolean, normalize = toE164) =>
  z
    .string()
    .check(
      z.overwrite(withoutFullWidth),
      z.overwrite(normalize),
      z.refine(isValid, { error: 'INVALID_FORMAT' }),
    );

const isBrazilian = (phone: string) => e164.test(phone);

/** A Brazilian phone, stored as E.164, or empty. */
export const phoneField = phoneThat((phone) => phone === '' || isBrazilian(phone));

/** A company's service number (Anatel, Resolução 749/2022). The test compares it with `isValidServicePhone`. */
const service = /^(?:0[3589]00\d{7}|[34]00\d{5})$/;

/** As `phoneField`, or a service number such as 0800 123 4567, which has neither WhatsApp nor an area code. */
export const phoneOfShop = phoneThat(
  (phone) => phone === '' || isBrazilian(phone) || service.test(phone),
  (typed) => readServicePhone(typed) ?? toE164(typed),
);

/** A foreign phone with its country code: at most 15 digits (ITU-T E.164). */
const foreignE164 = /^\+(?!55)[1-9]\d{7,14}$/;

/** A phone of Brazil, or of another country with + and its code; stored as E.164, or empty. */
export const phoneOfAnyCountry = phoneThat(
  (phone) => phone === '' || isBrazilian(phone) || foreignE164.test(phone),
);
