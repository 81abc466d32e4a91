/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://vitrine.example/folder/padaria-aurora"}
 */
import { elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { keepLanguage } from '#web/lib/language-choice.ts';
import { rememberLanguage } from '#web/open/language.ts';

const written = jest.spyOn(document, 'cookie', 'set');
const attributes = 'Max-Age=31536000;Path=/;SameSite=Lax;Secure';

beforeEach(() => {
  localStorage.clear();
  written.mockClear();
  showOpenPage();
  // Navigation is not implemented in jsdom.
  document.body.addEventListener('click', (event) => event.preventDefault());
});

test('the language of a followed link is the choice of the app, too', () => {
  rememberLanguage();
  expect(written).not.toHaveBeenCalled();
  elementOf('language').click();
  expect(written.mock.calls).toEqual([[`language=en;${attributes}`]]);
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toBe('language=en');
});

test('a link in the text of an owner is no choice', () => {
  rememberLanguage();
  document.querySelector<HTMLElement>('a.data-language')?.click();
  expect(written).not.toHaveBeenCalled();
});

test('an earlier choice is told to the server again, since browsers end cookies', () => {
  localStorage.setItem('language', 'es');
  rememberLanguage();
  expect(written.mock.calls).toEqual([[`language=es;${attributes}`]]);
});

test('a browser without storage still tells the server', () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  keepLanguage('es');
  stored.mockRestore();
  expect(written.mock.calls).toEqual([[`language=es;${attributes}`]]);
});
