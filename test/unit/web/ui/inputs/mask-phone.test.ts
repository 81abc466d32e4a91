import fc from 'fast-check';
import { phoneOfShop } from '#contract/brazil/phones.ts';
import { holds } from '#test/support/holds.ts';
import { maskLeftPhone, maskPhone } from '#web/ui/inputs/mask-phone.ts';
import { shopPhoneMasks } from '#web/ui/inputs/mask-shop-phone.ts';
import { typedInto } from './typed-into.ts';

describe("a phone's mask", () => {
  it.each([
    ['8134567890', '(81) 3456-7890'],
    ['81998765432', '(81) 99876-5432'],
    ['+5581998765432', '(81) 99876-5432'],
    ['+55 (81) 3456-7890', '(81) 3456-7890'],
    ['5581998765432', '(81) 99876-5432'],
    ['558134567890', '(81) 3456-7890'],
    ['005581998765432', '(81) 99876-5432'],
    // The area code of Santa Maria is 55, too.
    ['55998765432', '(55) 99876-5432'],
    ['5532221234', '(55) 3222-1234'],
    ['5555998765432', '(55) 99876-5432'],
    ['+555532221234', '(55) 3222-1234'],
    // One digit more than a phone, and 55 cannot be the country code.
    ['559812345678', '(55) 98123-4567'],
    ['819987654321', '(81) 99876-5432'],
  ])('shows %s as %s, typed or pasted', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(typedInto(maskPhone, typed)).toBe(shown);
  });

  it.each([
    ['0 21 81 99876-5432', '(81) 99876-5432'],
    ['(0xx81) 99876-5432', '(081) 99876-5432'],
    ['08134567890', '(081) 3456-7890'],
    ['021 31 3456-7890', '(31) 3456-7890'],
  ])('shows %s as %s, and without the 0 after the user leaves the field', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(typedInto(maskPhone, typed)).toBe(shown);
    expect(maskLeftPhone(shown)).toBe(shown.replace('(0', '('));
  });

  it.each([
    ['', ''],
    ['81', '(81'],
    ['819', '(81) 9'],
    ['819987', '(81) 9987'],
    ['8199876', '(81) 9987-6'],
    ['+', '+'],
    ['+55', '+55'],
    ['+558', '(8'],
    ['0', '0'],
    ['08', '(08'],
  ])('shows the beginning %j as %j', (typed, shown) => {
    expect(typedInto(maskPhone, typed)).toBe(shown);
  });

  it.each([
    ['34567890', '3456-7890'],
    ['998765432', '99876-5432'],
  ])('shows %s without area code as %s', (digits, shown) => {
    expect(maskPhone(shown)).toBe(shown);
    expect(maskLeftPhone(maskPhone(digits))).toBe(shown);
  });

  it('keeps an incomplete phone when the user leaves the field', () => {
    expect(maskLeftPhone('(81) 99876-54')).toBe('(81) 9987-654');
    expect(maskLeftPhone('')).toBe('');
  });

  it('keeps a foreign country code, so that the form refuses it', () => {
    expect(maskPhone('+351 912 345 678')).toBe('+351912345678');
    expect(maskLeftPhone('+351912345678')).toBe('+351912345678');
  });

  it('does not change a masked text', () =>
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789985 ()-+x'), maxLength: 20 }),
        (typed) => {
          const shown = maskPhone(typed);
          expect(maskPhone(shown)).toBe(shown);
          expect(maskLeftPhone(maskLeftPhone(shown))).toBe(maskLeftPhone(shown));
        },
      ),
      { runs: 2000 },
    ));
});

describe("the mask of a shop's phone", () => {
  it.each([
    ['08001234567', '0800 123 4567'],
    ['080012', '0800 12'],
    ['03001234567', '0300 123 4567'],
    ['40041234', '4004-1234'],
    ['4004', '4004'],
    ['30031', '3003-1'],
    ['81998765432', '(81) 99876-5432'],
  ])(
    'shows %s as %s, typed or pasted, and unchanged after the user leaves the field',
    (typed, shown) => {
      expect(shopPhoneMasks.typed(typed)).toBe(shown);
      expect(typedInto(shopPhoneMasks.typed, typed)).toBe(shown);
      expect(shopPhoneMasks.left(shown)).toBe(shown);
    },
  );

  it.each([
    ['+55 0800 123 4567', '0800 123 4567'],
    ['0800-123-4567', '0800 123 4567'],
    ['(0800) 1234567', '0800 123 4567'],
    ['+55 4004 1234', '4004-1234'],
    ['0 21 81 99876-5432', '(81) 99876-5432'],
  ])('shows %s as %s if it is pasted', (pasted, shown) => {
    expect(shopPhoneMasks.typed(pasted)).toBe(shown);
  });

  it.each([
    '0800 123 4567 ramal 2',
    '40041234 / 40045678',
    '4004-1234 ou (81) 3222-1111',
    '0800 123 45678',
  ])('keeps %j, which has more than one number, so that the form refuses it', (pasted) => {
    expect(shopPhoneMasks.typed(pasted)).toBe(pasted);
    expect(shopPhoneMasks.left(pasted)).toBe(pasted);
    expect(phoneOfShop.safeParse(pasted).success).toBe(false);
  });
});
