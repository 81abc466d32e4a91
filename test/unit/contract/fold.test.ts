import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { fold, foldCity } from '#contract/fields/fold.ts';

it('a text folded for comparison has no accents, no upper case and single inner spaces', () => {
  expect(fold('  São \t João\n')).toBe('sao joao');
});

describe('the folded name of a city', () => {
  it.each([
    [
      "Santa Bárbara d'Oeste",
      ['SANTA BARBARA D OESTE', 'santa bárbara d´oeste', 'Santa Bárbara D’Oeste'],
    ],
    ['Mogi Mirim', ['Mogi-Mirim', 'mogi–mirim', ' MOGI  MIRIM ']],
    ["Sant'Ana do Livramento", ['Santana do Livramento', 'Sant`Ana do Livramento']],
    ['Não-Me-Toque', ['nao me toque', 'Não\u2011me\u2011toque', 'Na\u0303o-Me-Toque']],
  ])('is the same for %s and %j', (name, others) => {
    for (const other of others) expect(foldCity(other)).toBe(foldCity(name));
  });

  it('differs between all municipalities of a state', () => {
    const all = getMunicipalities();
    const folded = new Set(all.map(({ stateCode, name }) => `${stateCode} ${foldCity(name)}`));
    expect([all.length, folded.size]).toEqual([5571, 5571]);
  });
});
