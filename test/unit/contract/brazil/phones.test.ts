import { isValidServicePhone } from '@brazilian-utils/brazilian-utils/is-valid-service-phone';
import fc from 'fast-check';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { phoneField, phoneOfAnyCountry, phoneOfShop } from '#contract/brazil/phones.ts';
import { holds } from '#test/support/holds.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

describe('a Brazilian phone', () => {
  it.each([
    ['(81) 99876-5432', '+5581998765432'],
    ['+5581998765432', '+5581998765432'],
    ['81998765432', '+5581998765432'],
    ['+55 81 99876-5432', '+5581998765432'],
    ['5581998765432', '+5581998765432'],
    ['(81) 3456-7890', '+558134567890'],
    ['+55 (81) 3456-7890', '+558134567890'],
    ['558134567890', '+558134567890'],
    // The area code of Santa Maria is 55, the same as the country code.
    ['(55) 99876-5432', '+5555998765432'],
    ['(55) 3222-1234', '+555532221234'],
    ['+55 55 99876-5432', '+5555998765432'],
    ['5555998765432', '+5555998765432'],
    // As dialled for long-distance calls, with and without a carrier's code.
    ['081 99876-5432', '+5581998765432'],
    ['(0xx81) 99876-5432', '+5581998765432'],
    ['0 21 81 99876-5432', '+5581998765432'],
    ['0 21 31 3456-7890', '+553134567890'],
    ['(081) 3456-7890', '+558134567890'],
    ['+55 (0)81 99876-5432', '+5581998765432'],
    ['55 081 99876-5432', '+5581998765432'],
    ['0055 81 99876-5432', '+5581998765432'],
    ['(+55) 81 99876.5432', '+5581998765432'],
    ['\u202a+55 81 99876-5432\u202c', '+5581998765432'],
    ['', ''],
    ['  ', ''],
  ])('%s is normalized to %s', (typed, kept) => {
    expect(outcomeOf(phoneField, typed)).toBe(kept);
  });

  it.each([
    ...['99876-5432', '3456-7890', '(80) 99876-5432', '(08) 99876-5432', '(81) 89876-5432'],
    ...['(81) 6456-7890', '(81) 1456-7890', '(81) 99876-54321', '+55 3222-1234', ' +55 3222-1234'],
    ...['+55 (81) 99876-54321', '+1 212 555 0123', '+351 912 345 678', '+55', '55998765432 1', '1'],
    // With 55 in place of its own country code, each would be a Brazilian phone.
    ...['+1 119 9876 5432', '+34 81 99876-5432', '0034 81 99876-5432'],
    // Text without a number is not the same as no phone.
    ...['0', '00', '+', 'abc', '-'],
  ])('%s is refused', (typed) => {
    expect(outcomeOf(phoneField, typed)).toEqual(['INVALID_FORMAT']);
  });

  it.each([
    ['+5581998765432', '(81) 99876-5432'],
    ['+558134567890', '(81) 3456-7890'],
    ['+55819987654321', '+55819987654321'],
    ['tel:+5581998765432', 'tel:+5581998765432'],
    ['08001234567', '0800 123 4567'],
    ['03001234567', '0300 123 4567'],
    ['40041234', '4004-1234'],
    ['', ''],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });
});

it.each([
  ['(81) 99876-5432', '+5581998765432'],
  ['+351 912 345 678', '+351912345678'],
  ['001 212 555 0123', '+12125550123'],
  ['', ''],
])("a person's phone %s is stored as %s", (typed, kept) => {
  expect(outcomeOf(phoneOfAnyCountry, typed)).toBe(kept);
});

it.each(['+55 3222-1234', '+1', 'abc'])("a person's phone is not %s", (typed) => {
  expect(outcomeOf(phoneOfAnyCountry, typed)).toEqual(['INVALID_FORMAT']);
});

describe('the phone of a shop', () => {
  it.each([
    ['0800 123 4567', '08001234567'],
    ['0800-123-4567', '08001234567'],
    ['(0800) 1234567', '08001234567'],
    ['08001234567', '08001234567'],
    ['+55 0800 123 4567', '08001234567'],
    ['0055 0800 123 4567', '08001234567'],
    ['55 0800 123 4567', '08001234567'],
    ['0300 789 1234', '03007891234'],
    ['0500 123 4567', '05001234567'],
    ['0900 123 4567', '09001234567'],
    ['4004-1234', '40041234'],
    ['4004 1234', '40041234'],
    ['3003.1234', '30031234'],
    ['+55 4004-1234', '40041234'],
    ['\u202a4004\u20111234\u202c', '40041234'],
    // Other phones follow the general rules.
    ['(81) 3456-7890', '+558134567890'],
    ['0 21 81 99876-5432', '+5581998765432'],
    ['(55) 3222-1234', '+555532221234'],
    ['', ''],
  ])('%s is stored as %s', (typed, kept) => {
    expect([outcomeOf(phoneOfShop, typed), outcomeOf(phoneOfShop, kept)]).toEqual([kept, kept]);
  });

  it.each(['190', '192', '0800 123 456', '0800 123 45678', '4004-123', '4004-12345', '3222-1111'])(
    'is not %s',
    (typed) => {
      expect(outcomeOf(phoneOfShop, typed)).toEqual(['INVALID_FORMAT']);
    },
  );

  it.each(['0800 123 4567', '4004-1234', '0300 789 1234', '190'])(
    'may be the service number %s, and no other phone may',
    (typed) => {
      for (const field of [phoneField, phoneOfAnyCountry]) {
        expect(outcomeOf(field, typed)).toEqual(['INVALID_FORMAT']);
      }
    },
  );

  it('is a service number whenever the package of Brazilian rules knows it, except 0303 and three-digit numbers', () =>
    holds(
      fc.property(
        fc.stringMatching(/^(?:0[0-9]0[0-9]\d{7}|[2-5]0\d{6}|\d{8}|\d{3})$/),
        (digits) => {
          const isKnown =
            isValidServicePhone(digits) && digits.length > 3 && !digits.startsWith('0303');
          expect(Array.isArray(outcomeOf(phoneOfShop, digits))).toBe(!isKnown);
        },
      ),
      { runs: 2000 },
    ));
});
