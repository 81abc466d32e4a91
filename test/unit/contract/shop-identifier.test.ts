import fc from 'fast-check';
import { fold } from '#contract/fields/fold.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import {
  foldShopIdentifier,
  isSameIdentifier,
  shopIdentifierField,
  withoutHyphens,
} from '#contract/shops/shop-identifier.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { holds } from '#test/support/holds.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

/** Unicode text, and text of letters, accents and punctuation as in typed names. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...'abzAZ09 &/\\#,()$~%.\'":*?<>{}-_çÇãÃéİßſKÅ\u0301\u0327\u00a0\t\n'),
    maxLength: 40,
  }),
);

it('a folded text is folded to itself, whatever the spelling of its accents, without marks and outer spaces', () =>
  holds(
    fc.property(anyText, (text) => {
      const folded = fold(text);
      expect([fold(folded), fold(text.normalize('NFC')), fold(text.normalize('NFD'))]).toEqual([
        ...[folded, folded, folded],
      ]);
      expect(folded).not.toMatch(/\p{Mn}|^\s|\s$|\s\s/u);
    }),
    { runs: 2000 },
  ));

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
        const kept = outcomeOf(shopIdentifierField, typed);
        if (typeof kept !== 'string') return;
        expect(kept).toMatch(/^(?=.{3,30}$)[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(withoutHyphens(kept).length).toBeGreaterThanOrEqual(3);
        expect(outcomeOf(shopIdentifierField, kept)).toBe(kept);
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

  it.each([
    ['Padaria Aurora', 'padaria-aurora'],
    ['padariaaurora', 'padariaaurora'],
    ['Pão & Cia.', 'pao-cia'],
    ['AÇAÍ DO ZÉ', 'acai-do-ze'],
    // The same words typed with combining accents.
    ['Ac\u0327ai\u0301 do Ze\u0301', 'acai-do-ze'],
    ['café-do-porto', 'cafe-do-porto'],
    ['--café - do--porto-', 'cafe-do-porto'],
    ['loja/2 #centro', 'loja2-centro'],
    ['a&b/c\\d#e,f(g)h$i~j%k.l\'m"n:o*p?q<r>s{t}u-v w', 'abcdefghijklmnopqrstu-v-w'],
    ['loja\u00a0do\tbairro', 'loja-do-bairro'],
    ['Pão d’Oro — 1º lugar!', 'pao-doro-1-lugar'],
    ['loja_2+1;=|@[]^`', 'loja21'],
    ['lojinha🥐\u202e\u0000', 'lojinha'],
    ['лавка lojinha ß', 'lojinha'],
  ])('%p is folded to %s', (typed, folded) => {
    expect(foldShopIdentifier(typed)).toBe(folded);
    expect(outcomeOf(shopIdentifierField, typed)).toBe(folded);
  });

  it.each([
    ['ab', 'TOO_SHORT'],
    ['a-b', 'TOO_SHORT'],
    ['a'.repeat(31), 'TOO_LONG'],
    [`${'a'.repeat(29)}-b`, 'TOO_LONG'],
    ['&&&', 'REQUIRED'],
    ['лавка', 'REQUIRED'],
    ['', 'REQUIRED'],
    [123, 'INVALID_TYPE'],
  ])('%p is refused as %s', (typed, code) => {
    expect(outcomeOf(shopIdentifierField, typed)).toEqual([code]);
  });

  it('has at least 3 characters without hyphens and at most 30 with them', () => {
    expect(outcomeOf(shopIdentifierField, 'a-b-c')).toBe('a-b-c');
    expect(outcomeOf(shopIdentifierField, `${'a&'.repeat(28)}-b`)).toBe(`${'a'.repeat(28)}-b`);
  });

  it.each([
    ...['Vitrine', 'SHOP LIST', 'changeuser-data', 'vi-trine', 'Ápi', 'API docs'],
    ...['staff-decisions', 'icons', 'site-maps', 'checkin'],
    // The path of this shop would also be the path of a summary.
    'summary',
    ...[...Object.values(screenPaths), ...Object.values(pagePaths)].map(
      (path) => path.split('/')[1] ?? '',
    ),
  ])('%s is reserved', (typed) => {
    expect(outcomeOf(shopIdentifierField, typed)).toEqual(['RESERVED']);
  });
});
