import { recordsWith } from '#test/screens/pages/page-records.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './support/parse-body.ts';

/** Texts as an attacker or a careless owner may write them into any field. */
const texts = {
  'a script': '</script><script>alert(1)</script>',
  'an attribute': '" onload="alert(1)" x="',
  'a single quote': "' onload='alert(1)",
  'the end of a style': '</style></title><img src=x onerror=alert(1)>',
  'an entity': '&lt;b&gt; &amp;quot; &#34;',
  'an address of a script': 'javascript:alert(1)',
  'letters from right to left': 'خبز طازج من الفرن',
  '2,000 letters without a space': 'a'.repeat(2000),
};

const { css, renderAll } = renderBodiesBy('preact');

/** One page of each kind that shows texts of owners. */
const pages = ['flyer-of-offer', 'shop', 'offer', 'gone-expired'];

async function bodiesWith(text: string) {
  const frame = { t: await translatorOf('pt'), language: 'pt' } as const;
  return Object.entries(renderAll(frame, recordsWith(text), pages)).map(
    ([name, html]) => [name, parseBody(html)] as const,
  );
}

/** The names of all elements and attributes of a page. */
const namesIn = (body: DocumentFragment) =>
  [...body.querySelectorAll('*')].flatMap((element) => [
    element.tagName,
    ...element.getAttributeNames(),
  ]);

const allowedLink = /^(?:\/(?!\/)|https:\/\/(?:wa\.me|t\.me|www\.google\.com)\/|tel:|mailto:)/;

it.each(Object.entries(texts))(
  '%s in each field that an owner writes is only text',
  async (_, text) => {
    const harmless = new Set((await bodiesWith('Padaria')).flatMap(([, body]) => namesIn(body)));
    const bodies = await bodiesWith(text);
    expect(bodies).toHaveLength(pages.length);
    for (const [name, body] of bodies) {
      expect([name, namesIn(body).filter((each) => !harmless.has(each))]).toEqual([name, []]);
      const shared = body.querySelector('[data-share]')?.getAttribute('data-text') ?? '';
      const isShown = [body.textContent, shared].map((each) => each?.includes(text));
      expect([name, isShown]).toEqual([name, [true, true]]);
      const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      expect([name, links.filter((href) => !allowedLink.test(href))]).toEqual([name, []]);
    }
  },
);

it('a long word wraps everywhere, since only prices and hidden texts stay on one line', () => {
  expect(css).toMatch(/\.open-page \{[^}]*overflow-wrap: anywhere/);
  const onOneLine = [...css.matchAll(/([^{}]+)\{[^}]*white-space: nowrap/g)].map(([, rule = '']) =>
    rule.replace(/\/\*.*?\*\//gs, '').trim(),
  );
  expect(onOneLine).toEqual(['.visually_hidden_root', '.price_tag_root']);
});
