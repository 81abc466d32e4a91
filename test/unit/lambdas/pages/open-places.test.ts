import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { federativeUnits } from '#contract/brazil/states.ts';
import { slugOfCity } from '#contract/pages/place-link.ts';
import { findPlace } from '#lambdas/pages/load/find-place.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { requestsMade, tableHolds } from '#test/support/memory-table/table.ts';
import { parseBody } from '#test/unit/web/views/support/parse-body.ts';
import { headingOf, linksOn, offersLinkedOn, openPage } from './support/open-page.ts';
import { offerIds, traders } from './support/traders.ts';

const ofCity = (state: string, city: string, query = {}) =>
  openPage('GET /ofertas/{state}/{city}', { params: { state, city }, query });
const ofState = (state: string, query = {}) =>
  openPage('GET /ofertas/{state}', { params: { state }, query });
const ofForm = (query: Record<string, string>) => openPage('GET /ofertas', { query });

const inEnglish = { lang: 'en' };

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds();
});

const locationOf = ({ status, headers }: Awaited<ReturnType<typeof ofState>>) =>
  status === 302 ? headers['location'] : status;

describe('the page of a city', () => {
  it.each([
    ['PE', 'recife', '/ofertas/pe/recife'],
    ['pe', 'Recife', '/ofertas/pe/recife'],
    ['sp', ' sao--paulo ', '/ofertas/sp/sao-paulo'],
    ['São Paulo', 'São Paulo', '/ofertas/sp/sao-paulo'],
    ['rio-grande-do-sul', 'porto-alegre', '/ofertas/rs/porto-alegre'],
    ['al', "Olho d'Água das Flores", '/ofertas/al/olho-d-agua-das-flores'],
  ])('of %s and %s leads to its one right path', async (state, city, path) => {
    const page = await ofCity(state, city);
    expect(locationOf(page)).toBe(path);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(requestsMade()).toEqual([]);
  });

  it('keeps the paging key and the language when it leads to its right path', async () => {
    expect(locationOf(await ofCity('PE', 'Recife', { pagingKey: 'a b', ...inEnglish }))).toBe(
      '/ofertas/pe/recife?pagingKey=a+b&lang=en',
    );
    expect(locationOf(await ofState('PE', { pagingKey: 'a' }))).toBe('/ofertas/pe?pagingKey=a');
    expect(locationOf(await ofState('PE', inEnglish))).toBe('/ofertas/pe?lang=en');
  });

  it.each([
    ['a city that does not exist', 'pe', 'nenhuma', '/ofertas/pe'],
    ['a city of another state', 'pe', 'olho-d-agua-das-flores', '/ofertas/pe'],
    ['hyphens alone', 'pe', '---', '/ofertas/pe'],
    ['another alphabet', 'pe', 'レシフェ', '/ofertas/pe'],
    ['a name of JavaScript as the state', 'constructor', 'recife', '/ofertas'],
    ['a state that does not exist', 'xx', 'recife', '/ofertas'],
    ['markup', 'pe', '"><script>alert(1)</script>', '/ofertas/pe'],
  ])('is 404 for %s, and leads to the offers of what exists', async (_, state, city, back) => {
    const page = await ofCity(state, city);
    expect(page).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } });
    expect(headingOf(page)).toBe('Não achamos este lugar');
    expect(linksOn(page, '/ofertas')).toContain(back);
    expect(page.headers['cache-control']).toContain('s-maxage=5');
    expect(page.text).not.toContain('<script>alert');
    expect(requestsMade()).toEqual([]);
  });

  it('is 400 for a name of more than 120 letters', async () => {
    const page = await ofCity('pe', 'a'.repeat(121));
    expect(page).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });
});

describe('the page of a state', () => {
  it.each([
    ['PE', '/ofertas/pe'],
    ['Pernambuco', '/ofertas/pe'],
    ['são-paulo', '/ofertas/sp'],
    ['pe', 200],
    ['xx', 404],
  ])('of %s is %s', async (state, expected) => {
    expect(locationOf(await ofState(state))).toBe(expected);
  });
});

describe('the form of a place', () => {
  it.each([
    [{ state: 'PE', city: 'Recife' }, '/ofertas/pe/recife'],
    [{ state: 'PE' }, '/ofertas/pe'],
    [{ state: 'PE', city: '\u200b \u00ad' }, '/ofertas/pe'],
  ])('%j leads to the offers of the place', async (query, path) => {
    expect(locationOf(await ofForm(query))).toBe(path);
    expect(locationOf(await ofForm({ ...query, ...inEnglish }))).toBe(`${path}?lang=en`);
  });

  it.each([
    [{ state: '', city: 'Recife' }, '/ofertas'],
    [{ state: 'XX' }, '/ofertas'],
    [{ state: 'PE', city: 'a'.repeat(10_000) }, '/ofertas/pe'],
  ])('with a place that does not exist is 404, and leads to what exists', async (query, back) => {
    const page = await ofForm(query);
    expect(page).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } });
    expect(linksOn(page, '/ofertas')).toContain(back);
    expect(page.text).toContain('<meta name="robots" content="noindex"');
    expect(page.text?.length).toBeLessThan(30_000);
  });

  it.each([
    [{ state: 'pe', city: ' Recifee ' }, 'PE', 'Recifee', 'unknownCity', ['/ofertas/pe/recife']],
    [{ state: 'PE', city: 'Curitiba' }, 'PE', 'Curitiba', 'unknownCity', []],
    [{ state: 'XX', city: 'Recife' }, '', 'Recife', 'unknownState', []],
    [{ city: 'Recife' }, '', 'Recife', 'stateMissing', []],
  ] as const)(
    '%j is shown again as typed, with the mistake and cities of similar names',
    async (query, state, city, problem, similar) => {
      const page = await ofForm(query);
      const main = parseBody(page.text ?? '').querySelector('main');
      const form = main?.querySelector('form[action="/ofertas"]');
      const chosen = form?.querySelector('option[selected]');
      expect(chosen?.getAttribute('value') ?? '').toBe(state);
      expect(form?.querySelector('[name="city"]')?.getAttribute('value')).toBe(city);
      const wrong = form?.querySelector('[aria-invalid="true"]');
      expect(wrong?.getAttribute('name')).toBe(problem === 'unknownCity' ? 'city' : 'state');
      expect(form?.querySelector(`#${wrong?.getAttribute('aria-describedby')}`)?.textContent).toBe(
        textsOf('pt')(`page.search.problems.${problem}`),
      );
      const links = [...(main?.querySelectorAll('nav a') ?? [])];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(similar);
    },
  );

  it('has a title that is true, and its values in the links to the other languages', async () => {
    const page = await ofForm({ city: 'Recife' });
    expect(headingOf(page)).toBe('Escolher cidade');
    expect(page.text).toContain('<title>Escolher cidade');
    expect(linksOn(page, '/ofertas?')).toContain('/ofertas?city=Recife&lang=en');
  });

  it('without values shows the offers of the country', async () => {
    tableHolds(...traders([1]));
    const page = await ofForm({ state: '', city: ' ' });
    expect([page.status, offersLinkedOn(page)]).toEqual([200, offerIds([1])]);
  });
});

it('each of the municipalities has a path of its own, which leads to it', async () => {
  let count = 0;
  for (const { uf } of federativeUnits) {
    const names = getMunicipalities(uf).map(({ name }) => name);
    for (const name of names) {
      expect(await findPlace({ state: uf.toLowerCase(), city: slugOfCity(name) })).toEqual({
        place: { state: uf, city: name },
      });
    }
    expect(new Set(names.map(slugOfCity)).size).toBe(names.length);
    count += names.length;
  }
  expect(count).toBeGreaterThan(5500);
});
