import { changeLanguage } from '#web/platform/i18n/i18n.ts';

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
