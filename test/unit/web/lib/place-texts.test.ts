import { ufs } from '#contract/brazil/states.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { inPlace, placeName } from '#web/lib/format/place-texts.ts';

const [pt, en, es] = [textsOf('pt'), textsOf('en'), textsOf('es')];

/** As the states themselves and their press write it. */
const portuguese = [
  'no Acre',
  'em Alagoas',
  'no Amapá',
  'no Amazonas',
  'na Bahia',
  'no Ceará',
  'no Distrito Federal',
  'no Espírito Santo',
  'em Goiás',
  'no Maranhão',
  'em Mato Grosso',
  'em Mato Grosso do Sul',
  'em Minas Gerais',
  'no Pará',
  'na Paraíba',
  'no Paraná',
  'em Pernambuco',
  'no Piauí',
  'no Rio de Janeiro',
  'no Rio Grande do Norte',
  'no Rio Grande do Sul',
  'em Rondônia',
  'em Roraima',
  'em Santa Catarina',
  'em São Paulo',
  'em Sergipe',
  'no Tocantins',
];

it('each state has the article that Brazilians use', () => {
  expect(ufs.map((state) => inPlace(pt, { state }))).toEqual(portuguese);
});

it('a city has no article, except Rio de Janeiro', () => {
  expect(inPlace(pt, { state: 'PE', city: 'Recife' })).toBe('em Recife');
  expect(inPlace(pt, { state: 'RJ', city: 'Rio de Janeiro' })).toBe('no Rio de Janeiro');
  expect(inPlace(pt, { state: 'AC', city: 'Rio Branco' })).toBe('em Rio Branco');
  expect(inPlace(pt, { state: 'DF', city: 'Brasília' })).toBe('em Brasília');
});

it('English and Spanish have an article for the Federal District only', () => {
  expect(ufs.map((state) => inPlace(en, { state })).filter((text) => / the /.test(text))).toEqual([
    'in the Federal District',
  ]);
  expect(ufs.map((state) => inPlace(es, { state })).filter((text) => / el /.test(text))).toEqual([
    'en el Distrito Federal',
  ]);
  expect(inPlace(en, { state: 'BA' })).toBe('in Bahia');
  expect(inPlace(es, { state: 'RJ', city: 'Rio de Janeiro' })).toBe('en Rio de Janeiro');
});

it('a place is named by its city, its state, or the country', () => {
  expect([pt, en, es].map((t) => [placeName(t, {}), inPlace(t, {})])).toEqual([
    ['Brasil', 'no Brasil'],
    ['Brazil', 'in Brazil'],
    ['Brasil', 'en Brasil'],
  ]);
  expect(placeName(pt, { state: 'PE' })).toBe('Pernambuco');
  expect(placeName(pt, { state: 'PE', city: 'Recife' })).toBe('Recife');
});
