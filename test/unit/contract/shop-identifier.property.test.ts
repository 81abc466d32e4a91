import fc from 'fast-check';
import { fold } from '#contract/fields/fold.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import {
  foldShopIdentifier,
  isSameIdentifier,
  shopIdentifierField,
  withoutHyphens,
} from '#contract/shops/shop-identifier.ts';
import { holds } from '#test/support/holds.ts';

/** Unicode text, and text of letters, accents and punctuation as in typed names. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...'abzAZ09 &/\\#,()$~%.\'":*?<>{}-_çÇãÃéİßſKÅ\u0301\u0327\u00a0\t\n'),
    maxLength: 40,
  }),
);

describe('a folded text', () => {
  it('is folded to itself', () =>
    holds(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { runs: 2000 },
    ));

  it('is the same for all spellings of its accents', () =>
    holds(
      fc.property(anyText, (text) => {
        expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
      }),
      { runs: 2000 },
    ));

  it('has no combining marks, no outer spaces and no two spaces in a row', () =>
    holds(
      fc.property(anyText, (text) => {
        expect(fold(text)).not.toMatch(/\p{Mn}|^\s|\s$|\s\s/u);
      }),
      { runs: 2000 },
    ));
});

describe('a shop identifier', () => {
  it('is folded to itself', () =>
    holds(
      fc.property(anyText, (typed) => {
        const folded = foldShopIdentifier(typed);
        expect(foldShopIdentifier(folded)).toBe(folded);
      }),
      { runs: 2000 },
    ));

  it('that is accepted consists of words joined by hyphens, and is accepted again as it is stored', () =>
    holds(
      fc.property(anyText, (typed) => {
        const checked = parseInput(shopIdentifierField, typed);
        if (!checked.success) return;
        expect(checked.data).toMatch(/^(?=.{3,30}$)[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(withoutHyphens(checked.data).length).toBeGreaterThanOrEqual(3);
        expect(parseInput(shopIdentifierField, checked.data)).toEqual(checked);
      }),
      { runs: 2000 },
    ));

  it('is the same in upper case, and with ignored characters and hyphens between its letters', () =>
    holds(
      fc.property(
        fc.array(fc.constantFrom(...'abcxyz019'), { minLength: 3, maxLength: 30 }),
        fc.constantFrom(...' &/\\#,()$~%.\'":*?<>{}-'),
        (letters, stripped) => {
          const typed = letters.join(stripped).toUpperCase();
          expect(isSameIdentifier(foldShopIdentifier(typed), letters.join(''))).toBe(true);
        },
      ),
    ));
});
