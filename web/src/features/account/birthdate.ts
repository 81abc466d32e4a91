import type { FieldErrorCode } from '#contract/http/errors.ts';
import { isCalendarDay, readWholeDay } from '#web/lib/format/typed-day.ts';

/** Highest plausible age in years. */
const oldestAge = 120;

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Converts `05/11/1990` to `1990-11-05`, even if the calendar has no such day; returns other text unchanged. */
export function readBirthdate(typed: string): string {
  const text = typed.trim();
  return readWholeDay(text) ?? text;
}

/** Returns the age in full years on a day; both days are `YYYY-MM-DD`. Born on 29 February: a year older on 1 March. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** Returns the error of a date of birth from `readBirthdate`; undefined if it is valid or empty. */
export function birthdateError(birthdate: string, today: string): FieldErrorCode | undefined {
  if (birthdate === '') return undefined;
  if (!isoDay.test(birthdate)) return 'INVALID_FORMAT';
  if (!isCalendarDay(birthdate)) return 'INVALID_VALUE';
  if (birthdate > today) return 'TOO_BIG';
  return ageOn(birthdate, today) > oldestAge ? 'TOO_SMALL' : undefined;
}

/** Returns the age for a date of birth typed as day, month and year; undefined if it is invalid. */
export function ageOfTyped(typed: string, today: string): number | undefined {
  const birthdate = readBirthdate(typed);
  if (birthdate === '' || birthdateError(birthdate, today)) return undefined;
  return ageOn(birthdate, today);
}
