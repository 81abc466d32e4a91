import fc from 'fast-check';
import { fold } from '#contract/fields/fold.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { foldShopIdentifier, shopIdentifierField } from '#contract/shops/shop-identifier.ts';
import { holds } from '#test/support/holds.ts';
import { identifierCandidates, speakableWords } from '#web/features/shops/identifier-candidates.ts';

const nowhere = { neighborhood: '', city: '' };

it.each([
  ['Padaria Sol da Aurora', 'padaria sol aurora'],
  ["D'Ávila & Filhos Ltda. – Padaria do Bairro", 'padaria davila'],
  ['D’Ávila e Filhos LTDA Padaria do Bairro', 'padaria davila'],
  ['Pão & Cia', 'pao cia'],
  ['Silva & Cia Ltda ME', 'silva'],
  ['Irmãos & Cia Ltda', 'irmaos cia'],
  ['Mercado Bom Preço S.A.', 'mercado bom preco'],
  ['Mercado Bom Preço S/A', 'mercado bom preco'],
  ['Mercado Bom Preço SA', 'mercado bom preco'],
  ['Ótica Luz Eireli - EPP', 'otica luz'],
  ['Doces da Ana MEI', 'doces ana'],
  ['Padaria Me Encanta', 'padaria me encanta'],
  ['Quitanda da Sá', 'quitanda sa'],
  ['ME Modas', 'me modas'],
  ['Bar e Café dos Amigos', 'bar cafe amigos'],
  ['Da E', 'da e'],
  ['☀', ''],
  ['', ''],
])('the speakable words of the name %p are %p', (name, words) => {
  expect(speakableWords(name).join(' ')).toBe(words);
});

describe('the suggested links for a shop', () => {
  const place = { neighborhood: 'Boa Vista', city: 'Recife' };

  it('are the name, then the name with the place of the shop, then with a number', () => {
    const [name, ...others] = identifierCandidates(['padaria', 'davila'], place);
    expect(name).toBe('padaria-davila');
    const ends = ['boa-vista', 'recife', '2', '3', '4', '5'];
    expect(others).toEqual(ends.map((end) => `padaria-davila-${end}`));
  });

  it('have complete words of the name, and the place instead of its last words', () => {
    const words = ['padaria', 'sol', 'aurora', 'nordeste'];
    const long = { neighborhood: 'Jardim das Palmeiras Imperiais', city: 'Ribeirão Preto' };
    expect(identifierCandidates(words, long).slice(0, 3)).toEqual([
      ...['padaria-sol-aurora', 'padaria-sol-aurora-jardim', 'padaria-sol-ribeirao-preto'],
    ]);
  });

  it('omit reserved words, also in parts, and names that are too short', () => {
    expect(identifierCandidates(['vitrine'], nowhere)[0]).toBe('vitrine-2');
    expect(identifierCandidates(['shop', 'list'], nowhere)[0]).toBe('shop-list-2');
    expect(identifierCandidates(['ze'], place)[0]).toBe('ze-boa-vista');
    expect(identifierCandidates([], place)).toEqual([]);
  });

  const pieces = [
    ...['Padaria', "D'Ávila", 'Filhos', 'Ltda.', 'ME', 'S/A', '&', 'do', 'e', 'Bairro', 'Zé', '–'],
    ...['Estabelecimentos', 'Panificadora', 'pão-de-ló', '2', '☀', 'лавка', 'Vitrine', '-', ''],
  ];
  const anyName = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

  it('are identifiers as the API stores them, each once, made of words of name and place or a number', () =>
    holds(
      fc.property(anyName, anyName, anyName, (name, neighborhood, city) => {
        const known = fold(`${name} ${neighborhood} ${city}`)
          .split(/[\s\-–—,;()]/)
          .map((word) => foldShopIdentifier(word));
        const candidates = identifierCandidates(speakableWords(name), { neighborhood, city });
        expect(new Set(candidates).size).toBe(candidates.length);
        for (const one of candidates) {
          expect(parseInput(shopIdentifierField, one)).toEqual({ success: true, data: one });
          for (const word of one.split('-').filter((part) => !/^[2-5]$/.test(part)))
            expect(known.some((whole) => whole.startsWith(word))).toBe(true);
        }
      }),
      { runs: 2000 },
    ));

  it('exist for every name with a letter of a to z or a digit', () =>
    holds(
      fc.property(anyName, (name) => {
        const words = speakableWords(name);
        const isNamed = foldShopIdentifier(name) !== '';
        // `a-2` has too few characters without its hyphen.
        const expected = isNamed && words.join('').length > 1;
        expect(identifierCandidates(words, nowhere).length > 0).toBe(expected);
      }),
      { runs: 2000 },
    ));
});
