import { readFileSync } from 'node:fs';
import { languages } from '#contract/http/languages.ts';
import { textsOf } from '#lambdas/pages/texts.ts';
import { translatorOf } from '#test/screens/pages/render-bodies.ts';

describe('a name in a text of a page', () => {
  it.each([
    '$t(page.terms)',
    '$t(page.gone.expired, {"lng": "es"})',
    '{{price}}',
    '{{name}} {{- name}} {{unknown}} {{constructor}}',
    "$& $1 $` $' $$ %s",
    '__proto__',
    '</title><script>alert(1)</script>',
  ])('stays as its owner wrote it: %s', (name) => {
    expect(textsOf('pt')('page.head.offer.title', { name, price: 'R$ 5' })).toBe(
      `${name} por R$ 5`,
    );
    expect(textsOf('pt')('page.photo', { number: 1, total: 2, name })).toBe(`Foto 1 de 2: ${name}`);
  });
});

/** Returns the keys of all texts below an object, such as `page.left_one`. */
const keysIn = (texts: object): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [name] : keysIn(text).map((key) => `${name}.${key}`),
  );

describe.each(languages)('the texts of pages in %s', (language) => {
  const folders = ['web/public/assets/i18n', 'web/src/views/texts'];
  const files = folders.map((folder) => readFileSync(`${folder}/${language}.json`, 'utf8'));
  const names = files.flatMap((file) => [...file.matchAll(/\{\{(\w+)/g)].map(([, name]) => name));
  const keys = files.flatMap((file) => keysIn(JSON.parse(file)));

  it.each([0, 1, 2, 1_000_000])('are as in the app with %i', async (count) => {
    const values = { ...Object.fromEntries(names.map((name) => [name, 1234.5])), count };
    const allOf = (t: unknown) =>
      keys.map((key) => {
        const counted = key.replace(/_(?:one|many|other)$/, '');
        return [key, (t as (key: string, values: object) => string)(counted, values)];
      });
    expect(allOf(textsOf(language))).toEqual(allOf(await translatorOf(language)));
  });
});

test('an unknown text is its default, or its key', () => {
  const t = textsOf('pt') as unknown as (key: string, values?: object) => string;
  expect(t('page.unknown', { defaultValue: 'Padaria' })).toBe('Padaria');
  expect([t('page.unknown'), t('page'), t('constructor.name')]).toEqual([
    'page.unknown',
    'page',
    'constructor.name',
  ]);
});

describe('a number in a text of a page', () => {
  it.each([
    ['pt', 'Restam 1.234.567'],
    ['en', '1,234,567 left'],
    ['es', 'Quedan 1.234.567'],
  ] as const)('is written as in %s', (language, text) => {
    expect(textsOf(language)('page.left', { count: 1_234_567 })).toBe(text);
  });

  it('needs no new format after the first one of its language', () => {
    for (const language of languages) textsOf(language)('page.left', { count: 1 });
    const made = jest.spyOn(Intl, 'NumberFormat');
    for (const language of languages) {
      for (let count = 2; count < 20; count += 1) textsOf(language)('page.left', { count });
    }
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
