import { parseInput } from '#contract/http/field-errors.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { foldShopIdentifier, shopIdentifierField } from '#contract/shops/shop-identifier.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';

describe('a shop identifier', () => {
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
    expect(parseInput(shopIdentifierField, typed)).toEqual({ success: true, data: folded });
  });

  it('does not change when it is folded again', () => {
    const folded = foldShopIdentifier('Empório São João & Filhos Ltda.');
    expect(foldShopIdentifier(folded)).toBe(folded);
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
    expect(parseInput(shopIdentifierField, typed)).toEqual({
      success: false,
      errors: [{ path: '', code }],
    });
  });

  it('has at least 3 characters without hyphens and at most 30 with them', () => {
    expect(parseInput(shopIdentifierField, 'a-b-c').success).toBe(true);
    expect(parseInput(shopIdentifierField, `${'a&'.repeat(28)}-b`).success).toBe(true);
  });

  it.each([
    ...[
      'Vitrine',
      'SHOP LIST',
      'change-user-data',
      'changeuser-data',
      'vi-trine',
      'Ápi',
      'staff-decisions',
      'API docs',
      'icons',
      'site-maps',
      'checkin',
    ],
    // The path of this shop would also be the path of a summary.
    'summary',
    ...[...Object.values(screenPaths), ...Object.values(pagePaths)].map(
      (path) => path.split('/')[1] ?? '',
    ),
  ])('%s is reserved', (typed) => {
    expect(parseInput(shopIdentifierField, typed)).toEqual({
      success: false,
      errors: [{ path: '', code: 'RESERVED' }],
    });
  });
});
