import { parseInput } from '#contract/http/field-errors.ts';
import {
  ageOfTyped,
  ageOn,
  birthdateError,
  readBirthdate,
  userDataInput,
} from '#web/features/account/user-data-schema.ts';

const today = '2026-11-22';

describe('a date of birth', () => {
  it.each([
    ['05/11/1990', '1990-11-05'],
    [' 05/11/1990 ', '1990-11-05'],
    ['5/1/1990', '1990-01-05'],
    ['1990-1-5', '1990-01-05'],
    ['', ''],
    ['05/11/90', '05/11/90'],
    ['05/11', '05/11'],
  ])('typed as %j is parsed as %j', (typed, read) => {
    expect(readBirthdate(typed)).toBe(read);
  });

  it.each([
    ['', undefined],
    ['2024-02-29', undefined],
    [today, undefined],
    ['1905-11-23', undefined],
    ['05/11/90', 'INVALID_FORMAT'],
    ['2023-02-29', 'INVALID_VALUE'],
    ['1990-13-01', 'INVALID_VALUE'],
    ['1990-01-00', 'INVALID_VALUE'],
    ['2026-11-23', 'TOO_BIG'],
    ['1905-11-22', 'TOO_SMALL'],
    ['0001-01-01', 'TOO_SMALL'],
  ])('%j is refused with %j', (birthdate, code) => {
    expect(birthdateError(birthdate, today)).toBe(code);
  });
});

describe('the age', () => {
  it.each([
    ['1990-12-01', today, 35],
    [today, today, 0],
    ['2000-02-29', '2025-02-28', 24],
    ['2000-02-29', '2025-03-01', 25],
    ['2000-02-29', '2024-02-29', 24],
  ])('of somebody born on %s is on %s %d', (birthdate, day, age) => {
    expect(ageOn(birthdate, day)).toBe(age);
  });

  it.each([
    ['22/11/1990', 36],
    ['23/11/1990', 35],
    ['23/11/2026', undefined],
    ['31/04/1990', undefined],
    ['23/11', undefined],
    ['', undefined],
  ])('shown for %j is %j', (typed, age) => {
    expect(ageOfTyped(typed, today)).toBe(age);
  });
});

describe("the form of a user's data", () => {
  const input = { name: 'Ana Lima', birthdate: '', phoneNumber: '', country: 'BR' };

  it('may leave every field but the name empty', () => {
    expect(parseInput(userDataInput(today), input)).toEqual({ success: true, data: input });
    expect(parseInput(userDataInput(today), { ...input, name: '' })).toEqual({
      success: false,
      errors: [{ path: 'name', code: 'REQUIRED' }],
    });
  });

  it.each([
    ['05/11/1990', '(81) 99876-5432', '1990-11-05', '+5581998765432'],
    ['', '+351 912 345 678', '', '+351912345678'],
    ['', '+1 (212) 555-0100', '', '+12125550100'],
  ])('stores %j and %j as %j and %j', (birthdate, phoneNumber, day, e164) => {
    expect(parseInput(userDataInput(today), { ...input, birthdate, phoneNumber })).toEqual({
      success: true,
      data: { ...input, birthdate: day, phoneNumber: e164 },
    });
  });

  it.each([
    ['birthdate', '31/04/1990', 'INVALID_VALUE'],
    ['phoneNumber', '9876-5432', 'INVALID_FORMAT'],
    ['phoneNumber', '+55 81 9876-543', 'INVALID_FORMAT'],
    ['phoneNumber', '+351 912', 'INVALID_FORMAT'],
    ['phoneNumber', '+351 912 345 678 901 2345', 'INVALID_FORMAT'],
  ])('refuses the %s %j with %s', (field, typed, code) => {
    expect(parseInput(userDataInput(today), { ...input, [field]: typed })).toEqual({
      success: false,
      errors: [{ path: field, code }],
    });
  });
});
