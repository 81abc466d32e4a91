import { formatPhone } from '#contract/brazil/format-phone.ts';
import { formatDay } from '#web/lib/format/days.ts';
import type { UserData } from './user-data-schema.ts';

/** The values of the form for what is stored. */
export function userDataValues({ birthdate, phoneNumber, ...data }: UserData): UserData {
  return {
    ...data,
    birthdate: birthdate && formatDay(birthdate),
    phoneNumber: formatPhone(phoneNumber),
  };
}
