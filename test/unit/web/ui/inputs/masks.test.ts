import fc from 'fast-check';
import { holds } from '#test/support/holds.ts';
import { maskPostalCode, maskTime } from '#web/ui/inputs/mask-digits.ts';
import { maskLeftPhone, maskPhone } from '#web/ui/inputs/mask-phone.ts';
import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { editMasked } from '#web/ui/inputs/masked-text.ts';

/** What a field shows after these keys were pressed at its end. */
function typedInto(mask: (typed: string) => string, keys: string): string {
  return [...keys].reduce(
    (shown, key) =>
      editMasked(mask, shown, { text: shown + key, caret: shown.length + 1 }, 'insertText').text,
    '',
  );
}

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
    // One digit more than a phone, and 55 cannot be the country.
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
  ])('shows %s as %s, and without the 0 once the field was left', (typed, shown) => {
    expect(maskPhone(typed)).toBe(shown);
    expect(typedInto(maskPhone, typed)).toBe(shown);
    expect(maskLeftPhone(shown)).toBe(shown.replace('(0', '('));
  });

  it.each([
    ['', ''],
    ['8', '(8'],
    ['81', '(81'],
    ['819', '(81) 9'],
    ['819987', '(81) 9987'],
    ['8199876', '(81) 9987-6'],
    ['+', '+'],
    ['+5', '+5'],
    ['+55', '+55'],
    ['+558', '(8'],
    ['0', '0'],
    ['08', '(08'],
    ['abc', ''],
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

  it('keeps an incomplete phone when the field is left', () => {
    expect(maskLeftPhone('(81) 99876-54')).toBe('(81) 9987-654');
    expect(maskLeftPhone('')).toBe('');
  });

  it('keeps the code of another country, so that the form refuses it', () => {
    expect(maskPhone('+351 912 345 678')).toBe('+351912345678');
    expect(maskLeftPhone('+351912345678')).toBe('+351912345678');
  });

  it('shows what it has shown in the same way', () =>
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

describe("a tax id's mask", () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247251', '52.998.224/7251'],
    ['11222333000181', '11.222.333/0001-81'],
    ['112223330001819', '11.222.333/0001-81'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['1a', '1A'],
    ['12.ABC.345/01DE-XY', '12.ABC.345/01DE'],
    ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['cpf 529.982.247-25', '529.982.247-25'],
    ['CNPJABCD000118', 'CN.PJA.BCD/0001-18'],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskTaxId(typed)).toBe(shown);
    expect(maskTaxId(shown)).toBe(shown);
  });
});

describe("a CEP's and a time's mask", () => {
  it.each([
    ['50030', '50030'],
    ['500302', '50030-2'],
    ['50.030-230', '50030-230'],
    ['CEP 50030-2309', '50030-230'],
  ])('shows the CEP %s as %s', (typed, shown) => {
    expect(maskPostalCode(typed)).toBe(shown);
  });

  it.each([
    ['', ''],
    ['8', '8'],
    ['08', '08'],
    ['083', '08:3'],
    ['0830', '08:30'],
    ['1800', '18:00'],
    ['24:00', '24:00'],
    ['830', '8:30'],
    ['8:30', '8:30'],
    ['8h', '8:'],
    ['8h30', '8:30'],
    ['18h30', '18:30'],
    ['18:300', '18:30'],
    [':30', '3:0'],
  ])('shows the time %j as %j, typed or pasted', (typed, shown) => {
    expect(typedInto(maskTime, typed)).toBe(maskTime(typed));
    expect(maskTime(typed)).toBe(shown);
  });
});

describe('an edit within a masked text', () => {
  /** The text and the caret, which `|` marks, after an edit. */
  const edit = (before: string, after: string, kind: string) => {
    const typed = { text: after.replace('|', ''), caret: after.indexOf('|') };
    const { text, caret } = editMasked(maskPhone, before, typed, kind);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    // Before, the text with its caret after the edit as the browser makes it, and what is shown.
    ['(81) 9876-5432', '(81) 9|9876-5432', 'insertText', '(81) 9|9876-5432'],
    ['(81) 9987-6543', '(81) 99870|-6543', 'insertText', '(81) 99870-|6543'],
    ['(81) 99876-5432', '(81) 990|876-5432', 'insertText', '(81) 99|876-5432'],
    ['(81) 99876-5432', '(81) 998|6-5432', 'deleteContentBackward', '(81) 998|6-5432'],
    ['(81) 99876-5432', '(81) 99876|5432', 'deleteContentBackward', '(81) 9987-|5432'],
    ['(81) 9987-6543', '(81) 9987|6543', 'deleteContentForward', '(81) 9987-|543'],
    ['(81) 99876-5432', '|', 'deleteContentBackward', '|'],
    ['(81', '81|', 'deleteContentForward', '(81|'],
    ['(81) 99876-5432', '+55|(81) 99876-5432', 'insertText', '(|81) 99876-5432'],
    ['(81) 99876-5432', '(81) 99876-5432x|', 'insertText', '(81) 99876-5432|'],
    ['', '+55 81 99876-5432|', 'insertFromPaste', '(81) 99876-5432|'],
    ['', '(81) 99876-5432 / 3456-7890|', 'insertFromPaste', '(81) 99876-5432|'],
  ])('of %j to %j by %s shows %j', (before, after, kind, shown) => {
    expect(edit(before, after, kind)).toBe(shown);
  });
});
