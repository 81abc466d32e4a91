import { mainOf } from './support/main-of-page.ts';

it('the search is a form that works without a script and keeps the typed words', () => {
  const form = mainOf('search-results').querySelector('form[role="search"]');
  expect(form?.getAttribute('action')).toBe('/buscar');
  const words = form?.querySelector('[name="q"]');
  expect([words?.getAttribute('value'), words?.getAttribute('maxlength')]).toEqual(['pão', '60']);
  expect(form?.querySelector('option[selected]')?.getAttribute('value')).toBe('PE');
  expect(form?.querySelector('[name="city"]')?.getAttribute('value')).toBe('Recife');
});

it('without words it tells how to search, and nothing was found or missed', () => {
  const main = mainOf('search-start');
  expect(main.textContent).toContain('Digite o nome de uma loja');
  expect(main.querySelector('h2')).toBeNull();
});

it('each shop is shown with name, place, numbers, and whether it is open', () => {
  const rows = [...mainOf('search-results').querySelectorAll('li')];
  expect(rows).toHaveLength(7);
  const [first, second] = rows;
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/loja/loja-0');
  // A shop without offers and followers says nothing about them.
  expect(first?.textContent).toBe(
    'PPadaria Sol da AuroraBoa Vista, Recife\u00a0-\u00a0PEAberto agora',
  );
  expect(second?.textContent).toContain('1 oferta · 400 seguidores');
  expect(second?.textContent).toContain('Fechado');
  expect(mainOf('search-results').querySelector('h2')?.textContent).toBe(
    'Lojas com “pão” em Recife',
  );
});

it.each([
  ['search-too-short', 'q', 'Digite pelo menos 2 letras.'],
  [
    'search-unknown-city',
    'city',
    'Não achamos esta cidade no estado escolhido. Confira como se escreve.',
  ],
])('%s says beside its field what to do', (name, field, sentence) => {
  const main = mainOf(name);
  const invalid = [...main.querySelectorAll('[aria-invalid="true"]')];
  expect(invalid.map((each) => each.getAttribute('name'))).toEqual([field]);
  const id = invalid[0]?.getAttribute('aria-describedby');
  expect(main.querySelector(`#${id}`)?.textContent).toBe(sentence);
  expect(main.querySelector('h2')).toBeNull();
});

const inState = ['Buscar em Pernambuco', '/buscar?q=p%C3%A3o&state=PE'];
const inCountry = ['Buscar no Brasil todo', '/buscar?q=p%C3%A3o'];

it.each([
  ['search-nothing', 'em Recife', [inState, inCountry]],
  ['search-nothing-in-state', 'em Pernambuco', [inCountry]],
  ['search-nothing-in-country', 'no Brasil', []],
])('%s says that nothing was found, and searches the larger places', (name, where, wider) => {
  const main = mainOf(name);
  expect(main.querySelector('h2')?.textContent).toBe(`Nenhuma loja com “pão” ${where}`);
  const links = [...main.querySelectorAll('section a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(wider);
});

it('a page without shops in the middle of the list says so, and leads on', () => {
  const main = mainOf('search-empty-page');
  expect(main.textContent).toContain('Não há lojas com estas palavras nesta parte da lista.');
  expect([main.querySelector('h2'), main.querySelector('ul')]).toEqual([null, null]);
  expect(main.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/buscar?q=a&pagingKey=a');
});
