import '../zod-config.ts';
import { isValidServicePhone } from '@brazilian-utils/brazilian-utils/is-valid-service-phone';
import * as z from 'zod/mini';
import { readPhone } from './read-phone.ts';
import { readServicePhone } from './read-service-phone.ts';

/** Brazil's area codes run from 11 to 99 without a zero (Anatel's numbering plan). */
const e164 = /^\+55[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/;

/** A phone as typed, as E.164; not validated yet. A text without a number stays as it is, unless it is blank. */
function toE164(typed: string): string {
  const { isForeign, digits } = readPhone(typed);
  if (digits === '') return /^[\s\p{Cf}]*$/u.test(typed) ? '' : typed;
  return isForeign ? `+${digits}` : `+55${digits}`;
}

/** A phone, typed with any punctuation, that is valid in the form in which it is kept. */
const phoneThat = (isValid: (phone: string) => boolean, keep = toE164) =>
  z.string().check(z.overwrite(keep), z.refine(isValid, { error: 'INVALID_FORMAT' }));

const isBrazilian = (phone: string) => e164.test(phone);

/** A Brazilian phone, kept as E.164, or empty. */
export const phoneField = phoneThat((phone) => phone === '' || isBrazilian(phone));

/** Whether digits are a service number; not one of three digits, such as 190, which is nobody's own. */
const isService = (digits: string) =>
  /^(?:\d{8}|0[3589]00\d{7})$/.test(digits) && isValidServicePhone(digits);

/** A service number as its national digits, any other phone as E.164. */
const toShopPhone = (typed: string) => readServicePhone(typed) ?? toE164(typed);

/** The phone of a shop: as `phoneField`, or a service number such as 0800 123 4567, which has neither WhatsApp nor an area code. */
export const phoneOfShop = phoneThat(
  (phone) => phone === '' || isBrazilian(phone) || isService(phone),
  toShopPhone,
);

/** A phone of another country, with its code: 15 digits at most (ITU-T E.164). */
const foreignE164 = /^\+(?!55)[1-9]\d{7,14}$/;

/** A phone of Brazil, or of another country with + and its code; kept as E.164, or empty. */
export const phoneOfAnyCountry = phoneThat(
  (phone) => phone === '' || isBrazilian(phone) || foreignE164.test(phone),
);
