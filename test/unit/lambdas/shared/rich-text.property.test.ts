import fc from 'fast-check';
import { sanitizeFields } from '#lambdas/platform/text/sanitize-fields.ts';
import { holds } from '#test/support/holds.ts';

const plain = fc.constantFrom(
  ...[
    'Pão',
    '<ana@loja.com.br>',
    'a < b',
    '<3',
    '<<oferta>>',
    '<nome do cliente>',
    '</',
    '<!',
    '<?',
  ],
  ...[
    '2 > 1',
    '& café',
    '<bolo>',
    '<p1>',
    '<i-phone>',
    '<b\u00a0x>',
    '< b >',
    '<b,',
    '"<x>"',
    "D'Ávila <d'a@x>",
  ],
);
const tags = fc.constantFrom('<b>', '</b>', '<p class="a">', '</p>', '<br>', '<LI>', '<!-- a -->');

const storedText = async (about: string) => (await sanitizeFields({ about }, ['about'])).about;

/** The visible text of HTML that has no elements other than `tags`. */
const shownText = (html: string) =>
  html
    .replace(/<\/?(?:b|p|br|li)(?: class="a")?>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it('a text without markup is stored as it was typed', () =>
  holds(
    fc.asyncProperty(fc.array(plain, { minLength: 1 }), async (pieces) => {
      const typed = pieces.join(' ');
      expect(await storedText(typed)).toBe(typed);
    }),
  ));

it('a text with markup keeps every word outside the markup', () =>
  holds(
    fc.asyncProperty(fc.array(fc.oneof(plain, tags), { minLength: 1 }), async (pieces) => {
      const words = (text: string) => text.split(/[ \n]+/).filter(Boolean);
      const isTag = (piece: string) => /^<(?:\/?(?:b|p|LI)>|p c|br|!--)/.test(piece);
      const expected = pieces.filter((piece) => !isTag(piece)).join(' ');
      const stored = (await storedText(pieces.join(' '))) ?? '';
      expect(words(shownText(stored))).toEqual(words(expected));
    }),
  ));
