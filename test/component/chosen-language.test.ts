import { changeLanguage, i18n } from '#web/platform/i18n/i18n.ts';
import { answersAt } from './support/fake-server.ts';

const written = () => jest.spyOn(document, 'cookie', 'set');

test('a language that is chosen in the app is the language of open pages, too', async () => {
  const cookies = written();
  await changeLanguage('en');
  expect(localStorage.getItem('language')).toBe('en');
  await changeLanguage('pt');
  expect(cookies.mock.calls.map(([cookie]) => cookie.split(';')[0])).toEqual([
    'language=en',
    'language=pt',
  ]);
});

test('a language whose texts are lost changes nothing, and can be chosen again', async () => {
  answersAt('/assets/i18n/', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(changeLanguage('es')).rejects.toThrow();
  expect(i18n.language).toBe('pt');
  answersAt('/assets/i18n/', () => Response.json({}));
  expect(await changeLanguage('es')).toBe(true);
  expect(document.documentElement.lang).toMatch(/^es/);
  await changeLanguage('pt');
});

test('of two languages the one chosen last stays, even if the texts of the other arrive later', async () => {
  i18n.removeResourceBundle('es', 'translation');
  const texts = Promise.withResolvers<void>();
  answersAt('/assets/i18n/', () => texts.promise.then(() => Response.json({})));
  const spanish = changeLanguage('es');
  expect(await changeLanguage('pt')).toBe(true);
  texts.resolve();
  expect(await spanish).toBe(false);
  expect(i18n.language).toBe('pt');
  expect(localStorage.getItem('language')).toBe('pt');
});
