import { type Language, languages } from '#contract/http/languages.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './support/parse-body.ts';

const { renderAll } = renderBodiesBy('preact');

/** Returns the header of a page. */
async function headerOf(name: string, language: Language = 'pt') {
  const html = renderAll({ t: await translatorOf(language), language }, undefined, [name])[name];
  const header = parseBody(html ?? '').querySelector('header');
  if (!header) throw new Error(`${name} has no header`);
  return header;
}

const hrefOf = (element: Element | null) => element?.getAttribute('href');

/** The name and value of each field of the search. */
const fieldsIn = (header: Element) =>
  [...header.querySelectorAll('[role="search"] input')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('value'),
  ]);

it('the header leads to the offers, the place, the search and the account, in this order', async () => {
  const header = await headerOf('shop');
  const stops = [...header.querySelectorAll('.brand-bar a, .brand-bar input, .brand-bar button')];
  expect(stops.map((each) => hrefOf(each) ?? each.tagName)).toEqual([
    '/ofertas',
    '/ofertas/pe/recife',
    'INPUT',
    'BUTTON',
    '/business',
    '/login?from=%2Foferta%2Foff_1%3Floja%3Dpadaria',
  ]);
  expect(header.querySelector('[role="search"]')?.getAttribute('action')).toBe('/buscar');
  expect(header.querySelector('nav')?.getAttribute('aria-label')).toBe('Lugar das ofertas');
  expect(header.querySelector('a > [role="img"]')?.getAttribute('aria-label')).toBe('Vitrine');
});

it('only a page about a place says that the place is to be remembered, and searches there', async () => {
  const city = await headerOf('offers-city-few');
  expect(city.querySelector('nav a')?.outerHTML).toMatch(
    /href="\/ofertas\/pe\/recife".*data-place="own"|data-place="own".*href="\/ofertas\/pe\/recife"/,
  );
  expect(city.querySelector('nav a')?.textContent).toBe('Recife');
  expect(fieldsIn(city)).toEqual([
    ['q', null],
    ['state', 'PE'],
    ['city', 'Recife'],
  ]);
  const state = await headerOf('offers-state-none');
  expect(state.querySelector('[data-place="own"]')?.textContent).toBe('Pernambuco');
  expect(fieldsIn(state)).toEqual([
    ['q', null],
    ['state', 'PE'],
  ]);
});

it.each(['flyer', 'shop', 'offer', 'gone-expired'])(
  'the %s page names the city of the shop, which is neither remembered nor replaced',
  async (name) => {
    const header = await headerOf(name);
    const place = header.querySelector('nav a');
    expect([place?.textContent, hrefOf(place)]).toEqual(['Recife', '/ofertas/pe/recife']);
    expect(header.querySelector('[data-place]')).toBeNull();
    expect(fieldsIn(header)).toEqual([['q', null]]);
  },
);

it.each(['offers-country', 'search-start', 'legal', 'notice-missing'])(
  'the page %s asks for a city, until the script knows the last one',
  async (name) => {
    const place = (await headerOf(name)).querySelector('[data-place="last"]');
    expect([place?.textContent, hrefOf(place)]).toEqual(['Escolher cidade', '/ofertas#cidade']);
  },
);

it.each(languages)(
  'the account link in %s has room for the longer of its texts',
  async (language) => {
    const account = (await headerOf('flyer', language)).querySelector('[data-account]');
    const longer = account?.getAttribute('data-text') ?? '';
    expect(longer.length).toBeGreaterThan(account?.textContent?.length ?? Infinity);
    expect(account?.getAttribute('data-href')).toBe('/wallet');
  },
);

it.each([
  ['pt', ['Minha empresa', 'Balcão', 'Equipe']],
  ['en', ['My business', 'Counter', 'Staff']],
  ['es', ['Mi empresa', 'Mostrador', 'Equipo']],
] as const)(
  'the way into the app in %s is hidden, as wide as its longest text, and has a place for each role',
  async (language, texts) => {
    const link = (await headerOf('flyer', language)).querySelector<HTMLElement>('[data-role-link]');
    const { owner, ownerHref, validator, validatorHref, staff, staffHref } = link?.dataset ?? {};
    expect([owner, validator, staff]).toEqual(texts);
    expect([ownerHref, validatorHref, staffHref]).toEqual(['/business', '/counter', '/staff']);
    expect(link?.hidden).toBe(true);
    expect(Math.max(...texts.map(({ length }) => length))).toBe(link?.textContent?.length);
  },
);

it('the page of the search has one search, in its main part', async () => {
  expect(fieldsIn(await headerOf('search-results'))).toEqual([]);
});

it('a preview shows the brand alone', async () => {
  const html = renderAll({ t: await translatorOf('pt'), language: 'pt', isPreview: true });
  const header = parseBody(html['shop'] ?? '').querySelector('.brand-bar');
  expect(header?.querySelectorAll('a,form,nav')).toHaveLength(0);
});
