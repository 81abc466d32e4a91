import { languages } from '#contract/http/languages.ts';
import { textsOf } from '#lambdas/pages/texts.ts';

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
