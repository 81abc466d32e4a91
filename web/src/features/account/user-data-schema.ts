import type { FieldErrorCode } from '#contract/http/errors.ts';
import { isCalendarDay, readWholeDay } from '#web/lib/format/typed-day.ts';
import '#contract/http/zod-config.ts';
import { iso31661Alpha2ToAlpha3 } from 'iso-3166';
import * as z from 'zod/mini';
import { phoneOfAnyCountry } from '#contract/brazil/phones.ts';
import { personName } from './signup-schema.ts';

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

/** Returns a country's name in a language, by its ISO 3166-1 code. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** Returns all countries as options of a select: Brazil first, the others sorted by name. */
export function countryOptions(language: string) {
  const { compare } = new Intl.Collator(language);
  const options = Object.keys(iso31661Alpha2ToAlpha3).map((value) => ({
    value,
    label: countryName(value, language),
  }));
  const isBrazil = ({ value }: { readonly value: string }) => value === 'BR';
  return options.sort(
    (one, other) =>
      Number(isBrazil(other)) - Number(isBrazil(one)) || compare(one.label, other.label),
  );
}
