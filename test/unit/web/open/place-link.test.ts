/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://vitrine.example/ofertas/pe/recife"}
 */
import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { rememberPlaces } from '#web/open/place-link.ts';

const written = jest.spyOn(document, 'cookie', 'set');

/** Stores the value of the cookie; without one, removes it. */
function storePlace(value?: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page has no other cookies.
  document.cookie = value === undefined ? 'place=;Max-Age=0;Path=/' : `place=${value};Path=/`;
  written.mockClear();
}

/** Returns path and text of the link on a page without a place. */
function linkOfNextPage(): readonly (string | null)[] {
  showOpenPage(['lastPlace']);
  rememberPlaces();
  return [elementOf('place').getAttribute('href'), elementOf('place').textContent];
}

const none = ['/ofertas', 'Escolher cidade'];

beforeEach(() => storePlace());

test('the place of a page is remembered for a year, and other pages lead there', () => {
  showOpenPage(['ownPlace']);
  rememberPlaces();
  expect(written.mock.calls).toEqual([
    ['place=%2Fofertas%2Fpe%2Frecife%20Recife;Max-Age=31536000;Path=/;SameSite=Lax;Secure'],
  ]);
  expect(linkOfNextPage()).toEqual(['/ofertas/pe/recife', 'Recife']);
});

test.each([
  ['/ofertas/pe', 'Pernambuco'],
  ['/ofertas/rn/olho-d-agua-do-borges', "Olho-d'Água do Borges"],
  ['/ofertas/sp/sao-joao-da-boa-vista', 'São João da Boa Vista'],
])('%s is remembered as "%s"', (path, name) => {
  showOpenPage(['ownPlace']);
  Object.assign(elementOf('place'), { href: path, textContent: name });
  rememberPlaces();
  expect(linkOfNextPage()).toEqual([path, name]);
});

test('a page of the country changes nothing: its link does not look for the last place', () => {
  storePlace(encodeURIComponent('/ofertas/pe Pernambuco'));
  showOpenPage(['country']);
  rememberPlaces();
  expect(written).not.toHaveBeenCalled();
  expect(linkOfNextPage()).toEqual(['/ofertas/pe', 'Pernambuco']);
});

test('a page that is shown again leads to the place that was seen meanwhile', () => {
  expect(linkOfNextPage()).toEqual(none);
  storePlace(encodeURIComponent('/ofertas/pe Pernambuco'));
  dispatchEvent(new Event('pageshow'));
  expect(elementOf('place').textContent).toBe('Pernambuco');
});

test('a visitor without a place chooses one', () => {
  expect(linkOfNextPage()).toEqual(none);
});

test.each([
  ['another site', '//evil.example Recife'],
  ['a whole address', 'https://evil.example/ofertas/pe Recife'],
  ['a script', 'javascript:alert(1) Recife'],
  ['another page', '/oferta/pe Recife'],
  ['a path upwards', '/ofertas/pe/../../login Recife'],
  ['a deeper path', '/ofertas/pe/recife/x Recife'],
  ['a query', '/ofertas/pe?x=1 Recife'],
  ['capitals', '/ofertas/PE Recife'],
  ['a long path', `/ofertas/pe/${'a'.repeat(61)} Recife`],
  ['markup', '/ofertas/pe <img src=x onerror=alert(1)>'],
  ['a link in the name', '/ofertas/pe Ganhe em evil.example'],
  ['digits in the name', '/ofertas/pe Ligue 0800'],
  ['bidirectional marks', '/ofertas/pe Recife\u202e'],
  ['a second line', '/ofertas/pe Recife\nOlinda'],
  ['a long name', `/ofertas/pe ${'a'.repeat(61)}`],
  ['no name', '/ofertas/pe'],
  ['nothing', ''],
])('a cookie with %s changes nothing', (_, value) => {
  storePlace(encodeURIComponent(value));
  expect(linkOfNextPage()).toEqual(none);
});

test('a cookie that cannot be decoded changes nothing', () => {
  storePlace('%E0%A4%A');
  expect(linkOfNextPage()).toEqual(none);
});

test('a cookie whose name only ends like this one is another one', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as another part of the site would.
  document.cookie = `my_place=${encodeURIComponent('/ofertas/pe Pernambuco')};Path=/`;
  expect(linkOfNextPage()).toEqual(none);
});

test('a browser without cookies shows the links as they are', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const read = jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  written.mockImplementationOnce(refuse);
  showOpenPage(['ownPlace']);
  rememberPlaces();
  expect(elementOf('place').textContent).toBe('Recife');
  expect(linkOfNextPage()).toEqual(none);
  read.mockRestore();
});
