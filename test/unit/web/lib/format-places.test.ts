import { ufs } from '#contract/brazil/states.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { inPlace, placeName } from '#web/lib/format/place-texts.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { addressLines, mapLink } from '#web/lib/format/shop-texts.ts';

const address = {
  ...{ street: 'Rua da Aurora', number: '463', neighborhood: 'Boa Vista', city: 'Recife' },
  ...({ state: 'PE', postalCode: '50050000', country: 'BR' } as const),
};

it('an address is written in lines, and linked on a map', () => {
  expect(addressLines({ ...address, complement: 'Loja 2' })).toEqual([
    'Rua da Aurora, 463, Loja 2',
    'Boa Vista, Recife\u00a0-\u00a0PE',
    'CEP 50050-000',
  ]);
  const { origin, pathname, searchParams } = new URL(mapLink(address));
  expect(origin + pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(searchParams)).toEqual({
    api: '1',
    query: 'Rua da Aurora, 463, Boa Vista, Recife - PE, CEP 50050-000',
  });
});

it('the labels of shops are neighbourhood and city, with the street if two shops share them', () => {
  const shops = [
    { id: 'one', address },
    { id: 'two', address: { ...address, street: 'Rua do Sol', number: '10' } },
    { id: 'three', address: { ...address, neighborhood: 'Casa Forte' } },
  ];
  expect(shopLabels(shops)).toEqual([
    { value: 'one', label: 'Boa Vista · Recife · Rua da Aurora, 463' },
    { value: 'two', label: 'Boa Vista · Recife · Rua do Sol, 10' },
    { value: 'three', label: 'Casa Forte · Recife' },
  ]);
});

const [pt, en, es] = [textsOf('pt'), textsOf('en'), textsOf('es')];

it('each state has the article that Brazilians use, as the states themselves and their press write it', () => {
  expect(ufs.map((state) => inPlace(pt, { state })).join(', ')).toBe(
    [
      'no Acre, em Alagoas, no Amapá, no Amazonas, na Bahia, no Ceará, no Distrito Federal',
      'no Espírito Santo, em Goiás, no Maranhão, em Mato Grosso, em Mato Grosso do Sul',
      'em Minas Gerais, no Pará, na Paraíba, no Paraná, em Pernambuco, no Piauí',
      'no Rio de Janeiro, no Rio Grande do Norte, no Rio Grande do Sul, em Rondônia, em Roraima',
      'em Santa Catarina, em São Paulo, em Sergipe, no Tocantins',
    ].join(', '),
  );
});

it('English and Spanish have an article for the Federal District only', () => {
  const withArticle = [en, es].map((t) =>
    ufs.map((state) => inPlace(t, { state })).filter((text) => / (?:the|el) /.test(text)),
  );
  expect(withArticle).toEqual([['in the Federal District'], ['en el Distrito Federal']]);
});

it.each([
  [pt, { state: 'PE', city: 'Recife' }, 'Recife', 'em Recife'],
  [pt, { state: 'RJ', city: 'Rio de Janeiro' }, 'Rio de Janeiro', 'no Rio de Janeiro'],
  [es, { state: 'RJ', city: 'Rio de Janeiro' }, 'Rio de Janeiro', 'en Rio de Janeiro'],
  [pt, { state: 'AC', city: 'Rio Branco' }, 'Rio Branco', 'em Rio Branco'],
  [pt, { state: 'DF', city: 'Brasília' }, 'Brasília', 'em Brasília'],
  [en, { state: 'BA' }, 'Bahia', 'in Bahia'],
  [pt, {}, 'Brasil', 'no Brasil'],
  [en, {}, 'Brazil', 'in Brazil'],
  [es, {}, 'Brasil', 'en Brasil'],
] as const)('a place has its name: %# %j, %s', (t, place, name, inside) => {
  expect([placeName(t, place), inPlace(t, place)]).toEqual([name, inside]);
});
