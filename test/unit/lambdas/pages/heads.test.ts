import { headOfOfferGone } from '#lambdas/pages/document/heads/head-of-offer-gone.ts';
import { headOfSearch } from '#lambdas/pages/document/heads/head-of-search.ts';
import { headOfShop } from '#lambdas/pages/document/heads/head-of-shop.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { headOf } from './support/heads.ts';
import { aShownOffer, aShownShop, site } from './support/shown.ts';

/** Prices have a space that does not break. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const wordsOf = (name: string, shown = {}) => {
  const { title, description } = headOf(name, 'pt', shown);
  return [withSpaces(title), withSpaces(description)];
};

it('an offer is described by price, end, city and seller', () => {
  const texts = [
    'Pão francês, 10 unidades por R$ 5,49',
    'De R$ 8,90 por R$ 5,49, até 31/12/2026, em Recife - PE. Padaria Aurora.',
  ];
  expect(wordsOf('offer')).toEqual(texts);
  expect(wordsOf('flyer of an offer')).toEqual(texts);
});

it('an offer keeps price, end and city in its description however long its seller is called', () => {
  const business = { id: 'biz', name: 'Comércio de pães e bolos '.repeat(8) };
  const prices = { originalPrice: 9_999_999.99, offerPrice: 8_888_888.88 };
  const offer = aShownOffer({ business, ...prices });
  const shop = aShownShop({
    address: { ...aShownShop().address, city: 'Vila '.repeat(12).trim() },
  });
  const [, description = ''] = wordsOf('offer', { offer, shop });
  expect(description).toContain(' por R$ 8.888.888,88, até 31/12/2026, em Vila Vila');
  expect(description).toContain('Vila - PE. Comércio');
  expect(description).toMatch(/…$/);
});

it('a sold-out offer says so first', () => {
  const offer = aShownOffer({ displayStatus: 'sold_out' });
  expect(wordsOf('offer', { offer })[1]).toMatch(/^Esgotada\. De R\$ 8,90/);
});

it('a shop is described by its place and its running offers', () => {
  const place = 'Boa Viagem, Recife - PE. Ofertas de Padaria Aurora:';
  expect(wordsOf('shop')).toEqual([
    'Padaria Aurora, Recife - PE',
    `${place} Pão francês, 10 unidades (R$ 5,49).`,
  ]);
  expect(wordsOf('flyer')).toEqual([
    'Folheto de Padaria Aurora, Recife - PE',
    `${place} Pão francês, 10 unidades (R$ 5,49).`,
  ]);
});

it.each([[[]], [[aShownOffer({ displayStatus: 'sold_out' })]]])(
  'a shop without running offers is described by what else its page has',
  (offers) => {
    const { description } = headOfShop({
      ...{ t: textsOf('pt'), language: 'pt', site, preview: undefined },
      ...{ shop: aShownShop(), offers, isFirstPage: true },
    });
    expect(description).toBe(
      'Boa Viagem, Recife - PE. Veja o endereço e o horário de Padaria Aurora.',
    );
  },
);

it('a shop with many offers names the first ones, and never half a price', () => {
  const { description } = headOfShop({
    ...{ t: textsOf('pt'), language: 'pt', site, preview: undefined },
    ...{ shop: aShownShop(), isFirstPage: true },
    offers: Array.from({ length: 20 }, () => aShownOffer({ offerPrice: 1234.5 })),
  });
  expect(withSpaces(description)).toMatch(/\(R\$ 1\.234,50\), Pão francês, 10( unidades)?…$/);
  expect(description.length).toBeLessThanOrEqual(161);
});

it.each([
  ['expired', 'Esta oferta terminou'],
  ['inactive', 'Esta oferta não está disponível agora'],
  ['scheduled', 'Esta oferta ainda não começou'],
] as const)('the page for an offer that is %s says so, and leads to the shop', (reason, title) => {
  const base = { t: textsOf('pt'), language: 'pt', site, preview: undefined } as const;
  const head = headOfOfferGone({ ...base, reason, shop: aShownShop() });
  expect(head).toMatchObject({ title, canonical: '/loja/padariaaurora', isIndexed: false });
  expect(head.description).toBe('Padaria Aurora, Boa Viagem, Recife - PE. Veja a página da loja.');
});

it('the offers of a place are described by the first ones, and the place as people say it', () => {
  expect(wordsOf('offers of a city')).toEqual([
    'Ofertas em Recife - PE',
    'Ofertas de lojas em Recife - PE: Pão francês, 10 unidades (R$ 5,49).',
  ]);
  const inBahia = aShownShop({ address: { ...aShownShop().address, state: 'BA' } });
  expect(wordsOf('offers of a state', { shop: inBahia })[0]).toBe('Ofertas na Bahia');
  expect(wordsOf('offers of the country')[0]).toBe('Ofertas no Brasil');
});

it('a place without offers is described without them', () => {
  expect(wordsOf('offers of an empty city')[1]).toBe(
    'Ofertas de lojas em Recife - PE, com preço e validade.',
  );
});

it('the search has its words in its title', () => {
  expect(wordsOf('search')[0]).toBe('padaria · Buscar lojas');
  expect(headOfSearch({ t: textsOf('pt') }, '').title).toBe('Buscar lojas');
});
