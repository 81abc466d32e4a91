/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://vitrine.example/ofertas/pe/recife"}
 */
import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { keepLanguage } from '#web/lib/language-choice.ts';
import { rememberLanguage } from '#web/open/language.ts';
import { rememberPlaces } from '#web/open/place-link.ts';

const written = jest.spyOn(document, 'cookie', 'set');
const forAYear = 'Max-Age=31536000;Path=/;SameSite=Lax;Secure';
const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

/** Writes a cookie as another page of the site did. */
function storeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own functions are under test.
  document.cookie = `${text};Path=/`;
  written.mockClear();
}

describe('a language', () => {
  beforeEach(() => {
    localStorage.clear();
    written.mockClear();
    showOpenPage();
    // Navigation is not implemented in jsdom.
    document.body.addEventListener('click', (event) => event.preventDefault());
  });

  test('is remembered for the app, too, when its link is followed, but not a link of an owner', () => {
    rememberLanguage();
    document.querySelector<HTMLElement>('a.data-language')?.click();
    expect(written).not.toHaveBeenCalled();
    elementOf('language').click();
    expect(written.mock.calls).toEqual([[`language=en;${forAYear}`]]);
    expect(localStorage.getItem('language')).toBe('en');
  });

  test('that was chosen before is told to the server again, since browsers end cookies', () => {
    localStorage.setItem('language', 'es');
    rememberLanguage();
    expect(written.mock.calls).toEqual([[`language=es;${forAYear}`]]);
  });

  test('is told to the server by a browser without storage, too', () => {
    const stored = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepLanguage('es');
    stored.mockRestore();
    expect(written.mock.calls).toEqual([[`language=es;${forAYear}`]]);
  });
});

describe('a place', () => {
  const none = ['/ofertas', 'Escolher cidade'];
  const storePlace = (value: string) => storeCookie(`place=${value}`);

  /** Returns path and text of the link on a page without a place. */
  function linkOfNextPage(): readonly (string | null)[] {
    showOpenPage(['lastPlace']);
    rememberPlaces();
    return [elementOf('place').getAttribute('href'), elementOf('place').textContent];
  }

  beforeEach(() => storePlace(';Max-Age=0'));

  test('of a page is remembered for a year', () => {
    showOpenPage(['ownPlace']);
    rememberPlaces();
    expect(written.mock.calls).toEqual([[`place=%2Fofertas%2Fpe%2Frecife%20Recife;${forAYear}`]]);
  });

  test.each([
    ['/ofertas/pe', 'Pernambuco'],
    ['/ofertas/rn/olho-d-agua-do-borges', "Olho-d'Água do Borges"],
    ['/ofertas/sp/sao-joao-da-boa-vista', 'São João da Boa Vista'],
  ])('%s, "%s", is where other pages lead', (path, name) => {
    showOpenPage(['ownPlace']);
    Object.assign(elementOf('place'), { href: path, textContent: name });
    rememberPlaces();
    expect(linkOfNextPage()).toEqual([path, name]);
  });

  test('stays on a page of the country, whose link does not look for the last place', () => {
    storePlace(encodeURIComponent('/ofertas/pe Pernambuco'));
    showOpenPage(['country']);
    rememberPlaces();
    expect(written).not.toHaveBeenCalled();
    expect(linkOfNextPage()).toEqual(['/ofertas/pe', 'Pernambuco']);
  });

  test('that was seen meanwhile is where a page leads that is shown again', () => {
    expect(linkOfNextPage()).toEqual(none);
    storePlace(encodeURIComponent('/ofertas/pe Pernambuco'));
    dispatchEvent(new Event('pageshow'));
    expect(elementOf('place').textContent).toBe('Pernambuco');
  });

  const hostile: Readonly<Record<string, string>> = {
    'another site': '//evil.example Recife',
    'a whole address': 'https://evil.example/ofertas/pe Recife',
    'a script': 'javascript:alert(1) Recife',
    'another page': '/oferta/pe Recife',
    'a path upwards': '/ofertas/pe/../../login Recife',
    'a deeper path': '/ofertas/pe/recife/x Recife',
    'a query': '/ofertas/pe?x=1 Recife',
    capitals: '/ofertas/PE Recife',
    'a long path': `/ofertas/pe/${'a'.repeat(61)} Recife`,
    markup: '/ofertas/pe <img src=x onerror=alert(1)>',
    'a link in the name': '/ofertas/pe Ganhe em evil.example',
    'digits in the name': '/ofertas/pe Ligue 0800',
    'bidirectional marks': '/ofertas/pe Recife\u202e',
    'a second line': '/ofertas/pe Recife\nOlinda',
    'a long name': `/ofertas/pe ${'a'.repeat(61)}`,
    'no name': '/ofertas/pe',
  };

  test.each([
    ...Object.entries(hostile).map(([name, text]) => [name, `place=${encodeURIComponent(text)}`]),
    ['what cannot be decoded', 'place=%E0%A4%A'],
    ['another name that ends alike', `my_place=${encodeURIComponent('/ofertas/pe Pernambuco')}`],
  ])('is not taken from a cookie with %s', (_, cookie = '') => {
    storeCookie(cookie);
    expect(linkOfNextPage()).toEqual(none);
  });

  test('is neither remembered nor shown by a browser without cookies', () => {
    const read = jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
    written.mockImplementationOnce(refuse);
    showOpenPage(['ownPlace']);
    rememberPlaces();
    expect(elementOf('place').textContent).toBe('Recife');
    expect(linkOfNextPage()).toEqual(none);
    read.mockRestore();
  });
});
