import { type Language, languages } from '#contract/http/languages.ts';
import { pageOf } from './support/page-of.ts';

/** Returns the header of a page. */
async function headerOf(name: string, language: Language = 'pt') {
  const header = (await pageOf(name, { language })).querySelector('header');
  if (!header) throw new Error(`${name} has no header`);
  return header;
}

const hrefOf = (element: Element | null) => element?.getAttribute('href');

/** The text, target and role of the link to the place. */
const placeIn = (header: Element) => {
  const place = header.querySelector('nav a');
  return [place?.textContent, hrefOf(place), place?.getAttribute('data-place')];
};

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

const q = ['q', null];
const ofCity = [q, ['state', 'PE'], ['city', 'Recife']];
// The city of a shop is neither remembered nor replaced.
const ofShop = ['Recife', '/ofertas/pe/recife', null];
// The script replaces it by the last place.
const none = ['Escolher cidade', '/ofertas#cidade', 'last'];

it.each<[string, unknown[], unknown[]]>([
  ['offers-city-few', ['Recife', '/ofertas/pe/recife', 'own'], ofCity],
  ['offers-state-none', ['Pernambuco', '/ofertas/pe', 'own'], ofCity.slice(0, 2)],
  ...['flyer', 'shop', 'offer', 'gone-expired'].map((name) => [name, ofShop, [q]] as never),
  ...['offers-country', 'legal', 'notice-missing'].map((name) => [name, none, [q]] as never),
  // It has a search in its main part.
  ['search-start', none, []],
])('the page %s names its place, and searches there', async (name, place, fields) => {
  const header = await headerOf(name);
  expect([placeIn(header), fieldsIn(header)]).toEqual([place, fields]);
});

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
  'the way into the app in %s is as wide as its longest text, and has a place for each role',
  async (language, texts) => {
    const link = (await headerOf('flyer', language)).querySelector<HTMLElement>('[data-role-link]');
    const { owner, ownerHref, validator, validatorHref, staff, staffHref } = link?.dataset ?? {};
    expect([owner, validator, staff]).toEqual(texts);
    expect([ownerHref, validatorHref, staffHref]).toEqual(['/business', '/counter', '/staff']);
    expect(Math.max(...texts.map(({ length }) => length))).toBe(link?.textContent?.length);
  },
);

it('a preview shows the brand alone', async () => {
  const header = (await pageOf('shop', { isPreview: true })).querySelector('.brand-bar');
  expect(header?.querySelectorAll('a,form,nav')).toHaveLength(0);
});
