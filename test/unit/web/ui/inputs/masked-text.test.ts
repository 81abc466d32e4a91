import { phoneField, phoneOfAnyCountry, phoneOfShop } from '#contract/brazil/phones.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { maskDate, maskPostalCode, maskTime } from '#web/ui/inputs/mask-digits.ts';
import { maskPhone } from '#web/ui/inputs/mask-phone.ts';
import { shopPhoneMasks } from '#web/ui/inputs/mask-shop-phone.ts';
import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { editMasked } from '#web/ui/inputs/masked-text.ts';
import { typedInto } from './typed-into.ts';

const masks = [
  [maskPhone, '(81) 99876-5432'],
  [shopPhoneMasks.typed, '0800 123 4567'],
  [maskTaxId, '12.ABC.345/01DE-35'],
  [maskDate, '20/12/2026'],
  [maskPostalCode, '50030-230'],
  [maskTime, '18:30'],
] as const;

describe('full-width digits, letters and signs', () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

  it.each(masks)('are shown by %O as %j, typed or pasted', (mask, shown) => {
    for (const written of [wide(shown), wide(shown.replace(/\W/g, ''))]) {
      expect(typedInto(mask, written)).toBe(shown);
      const pasted = { text: written, caret: written.length };
      expect(editMasked(mask, '', pasted, 'insertFromPaste')).toEqual({
        text: shown,
        caret: shown.length,
      });
    }
  });

  it('of phones and tax ids are accepted by the contract', () => {
    expect(phoneOfAnyCountry.parse(wide('+351 912 345 678'))).toBe('+351912345678');
    expect(phoneField.parse(wide('(81) 99876-5432'))).toBe('+5581998765432');
    expect(phoneOfShop.parse(wide('0800 123 4567'))).toBe('08001234567');
    expect(cpfField.parse(wide('529.982.247-25'))).toBe('52998224725');
    expect(cnpjField.parse(wide('cnpj 12.abc.345/01de-35'))).toBe('12ABC34501DE35');
  });
});

describe('an edit within a masked text', () => {
  /** The text with its caret, marked by `|`, after an edit. */
  const edit = (before: string, after: string, kind: string, mask = maskPhone) => {
    const typed = { text: after.replace('|', ''), caret: after.indexOf('|') };
    const { text, caret } = editMasked(mask, before, typed, kind);
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  it.each([
    // The text before the edit, the text and caret after the browser's edit, and the displayed text.
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

  it.each([
    // A character that does not fit, one that fits, and a deleted one.
    ['12.ABC.345/01DE-35', '12.AX|BC.345/01DE-35', 'insertText', '12.A|BC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.A9|BC.345/01DE-35', 'insertText', '12.A|BC.345/01DE-35'],
    ['12.ABC.345/01D', '12.Ax|BC.345/01D', 'insertText', '12.AX|B.C34/501D'],
    ['12.ABC.345/01DE-35', '12.|BC.345/01DE-35', 'deleteContentBackward', '12.|BC3.450/1DE3-5'],
  ])('of the tax id %j to %j by %s shows %j', (before, after, kind, shown) => {
    expect(edit(before, after, kind, maskTaxId)).toBe(shown);
  });
});
