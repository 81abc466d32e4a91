import '../zod-config.ts';
import { isValidServicePhone } from '@brazilian-utils/brazilian-utils/is-valid-service-phone';
import * as z from 'zod/mini';
import { phoneField } from './phones.ts';
import { readServicePhone } from './read-service-phone.ts';

/** Whether digits are a service number of a company; emergency numbers such as 190 are not. */
const isService = (digits: string) =>
  /^(?:\d{8}|0[3589]00\d{7})$/.test(digits) && isValidServicePhone(digits);

const serviceField = z.string().check(
  z.overwrite((typed) => readServicePhone(typed) ?? typed),
  z.refine(isService, { error: 'INVALID_FORMAT' }),
);

/**
 * The phone of a shop: as `phoneField`, or the national digits of a service number such as 0800 123 4567, which has neither
 * WhatsApp nor an area code.
 */
export const phoneOfShop = z.string().check(
  z.overwrite(
    (typed) => serviceField.safeParse(typed).data ?? phoneField.safeParse(typed).data ?? typed,
  ),
  z.refine((phone) => isService(phone) || phoneField.safeParse(phone).success, {
    error: 'INVALID_FORMAT',
  }),
);
