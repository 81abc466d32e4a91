import fc from 'fast-check';
import { fold } from '#contract/fields/fold.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { foldShopIdentifier, shopIdentifierField } from '#contract/shops/shop-identifier.ts';
import { holds } from '#test/support/holds.ts';
import { identifierCandidates, speakableWords } from '#web/features/shops/identifier-candidates.ts';

const pieces = [
  ...['Padaria', "D'Ávila", 'Filhos', 'Ltda.', 'ME', 'S/A', '&', 'do', 'e', 'Bairro', 'Zé', '–'],
  ...['Estabelecimentos', 'Panificadora', 'pão-de-ló', '2', '☀', 'лавка', 'Vitrine', '-', ''],
];
const anyName = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('the suggested links for any name in any place', () => {
  it('are identifiers as the API stores them, made of words of name and place or a number', () =>
    holds(
      fc.property(anyName, anyName, anyName, (name, neighborhood, city) => {
        const known = fold(`${name} ${neighborhood} ${city}`)
          .split(/[\s\-–—,;()]/)
          .map((word) => foldShopIdentifier(word));
        for (const one of identifierCandidates(speakableWords(name), { neighborhood, city })) {
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
        const candidates = identifierCandidates(speakableWords(name), {
          neighborhood: '',
          city: '',
        });
        const isNamed = foldShopIdentifier(name) !== '';
        // `a-2` has too few characters without its hyphen.
        expect(candidates.length > 0).toBe(isNamed && speakableWords(name).join('').length > 1);
      }),
      { runs: 2000 },
    ));
});
