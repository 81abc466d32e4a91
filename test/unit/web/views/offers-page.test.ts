import { mainOf, pagesNamed } from './support/main-of-page.ts';

const textsOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The text and target of each link. */
const linksOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

it('a card of the country leads to its offer in its shop, and names the shop and its city', () => {
  const cards = [...mainOf('offers-country').querySelectorAll('li')];
  expect(cards).toHaveLength(20);
  const [card] = cards;
  expect(card?.querySelector('h2 a')?.getAttribute('href')).toMatch(
    /^\/oferta\/off_\w+\?loja=loja-0$/,
  );
  expect(card?.textContent).toContain('R$\u00a026,00');
  expect(card?.textContent).toContain('23% de desconto');
  expect(card?.textContent).toContain('Padaria Sol da Aurora Recife\u00a0-\u00a0PE');
  // In a city, the neighbourhood says more.
  expect(mainOf('offers-city-few').querySelector('ul > li')?.textContent).toContain(
    'Padaria Sol da Aurora Boa Vista',
  );
});

it('no offer of a feed is counted as seen, since a view needs the shop of its page', () => {
  const names = pagesNamed('offers');
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    expect([name, mainOf(name).querySelector('[data-offer],[data-shop]')]).toEqual([name, null]);
    expect([name, mainOf(name).hasAttribute('data-shop')]).toEqual([name, false]);
  }
});

it('the pictures of the first screen load at once, and others when they come into view', () => {
  const loading = (name: string) =>
    [...mainOf(name).querySelectorAll('li img')].map((img) => img.getAttribute('loading'));
  expect(loading('offers-country').filter((each) => each === 'eager')).toHaveLength(3);
  expect(loading('offers-country').slice(3)).not.toContain('eager');
  expect(loading('offers-city-few').slice(2)).not.toContain('eager');
});

it('a city says where it is, with links to its state and to the country', () => {
  const main = mainOf('offers-city-few');
  expect(textsOf(main, 'h1')).toEqual(['Ofertas em Recife']);
  expect(linksOf(main, 'nav ol a')).toEqual([
    ['Brasil', '/ofertas'],
    ['Pernambuco', '/ofertas/pe'],
  ]);
  expect(mainOf('offers-country').querySelector('nav ol')).toBeNull();
});

it('another place is chosen without a script, by a form that the script may help with', () => {
  const form = mainOf('offers-city-few').querySelector('details form');
  expect(['action', 'method'].map((name) => form?.getAttribute(name))).toEqual(['/ofertas', null]);
  expect(form?.hasAttribute('data-place-form')).toBe(true);
  expect(form?.querySelectorAll('select[name="state"] option[value]')).toHaveLength(28);
  expect(form?.querySelector('option[selected]')?.textContent).toBe('Pernambuco');
  const city = form?.querySelector('input[name="city"]');
  expect(city?.getAttribute('list')).toBe(form?.querySelector('datalist')?.id);
});

it('a city with few offers shows offers of its state, too', () => {
  const main = mainOf('offers-city-few');
  expect(textsOf(main, 'section h2')).toEqual(['Mais ofertas em Pernambuco']);
  expect(main.querySelectorAll('section li')).toHaveLength(6);
  expect(linksOf(main, 'section > a')).toEqual([['Ver ofertas em Pernambuco', '/ofertas/pe']]);
});

it('the cities of the offers are linked once each, but not the city of the page', () => {
  const citiesOf = (name: string) =>
    linksOf(mainOf(name), 'nav[aria-label="Cidades com ofertas"] a');
  expect(citiesOf('offers-country')).toEqual([
    ['Recife\u00a0-\u00a0PE', '/ofertas/pe/recife'],
    ['Olinda\u00a0-\u00a0PE', '/ofertas/pe/olinda'],
    ['Serra Talhada\u00a0-\u00a0PE', '/ofertas/pe/serra-talhada'],
    ['Caruaru\u00a0-\u00a0PE', '/ofertas/pe/caruaru'],
  ]);
  expect(citiesOf('offers-city-few').map(([text]) => text)).toEqual([
    'Olinda',
    'Serra Talhada',
    'Caruaru',
  ]);
  // Of another state than the page.
  expect(citiesOf('offers-around-in-country').map(([text]) => text)).toEqual([
    'Recife\u00a0-\u00a0PE',
  ]);
});

it.each([
  [
    'offers-city-none',
    'Nenhuma oferta em Recife agora',
    ['Ver ofertas em Pernambuco', '/ofertas/pe'],
  ],
  [
    'offers-state-none',
    'Nenhuma oferta em Pernambuco agora',
    ['Ver ofertas no Brasil', '/ofertas'],
  ],
  [
    'offers-country-none',
    'Nenhuma oferta no Brasil agora',
    ['Tem uma loja? Publique ofertas', '/para-lojistas'],
  ],
])('%s says that there are no offers, and leads on', (name, title, link) => {
  const main = mainOf(name);
  expect(textsOf(main, 'section h2')[0]).toBe(title);
  expect(linksOf(main, 'section > a')[0]).toEqual(link);
});

it('the list has a link to its next page, and on later pages one to the first', () => {
  expect(linksOf(mainOf('offers-country'), 'nav[aria-label="Páginas de ofertas"] a')).toEqual([
    ['Mais ofertas', '/ofertas?pagingKey=a'],
  ]);
  const later = mainOf('offers-last-page');
  expect(linksOf(later, 'nav[aria-label="Páginas de ofertas"] a')).toEqual([
    ['Voltar às mais novas', '/ofertas/pe/recife'],
  ]);
  expect(later.textContent).toContain('Não há mais ofertas nesta parte da lista.');
  expect(
    mainOf('offers-city-none').querySelector('nav[aria-label="Páginas de ofertas"]'),
  ).toBeNull();
});
