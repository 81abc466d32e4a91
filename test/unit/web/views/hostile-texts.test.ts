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
const ownersPages = [
  ...['flyer-of-offer', 'shop', 'offer', 'gone-expired'],
  ...['offers-country', 'offers-city-few', 'search-results'],
];

/** Pages that repeat a visitor's words. */
const searches = ['search-results', 'search-nothing', 'search-unknown-city'];

async function bodiesWith(text: string, pages: readonly string[]) {
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

const harmlessNames = async (pages: readonly string[]) =>
  new Set((await bodiesWith('Padaria', pages)).flatMap(([, body]) => namesIn(body)));

const typedIn = (body: DocumentFragment, name: string) =>
  body.querySelector(`main [name="${name}"]`)?.getAttribute('value');

const allowedLink = /^(?:\/(?!\/)|https:\/\/(?:wa\.me|t\.me|www\.google\.com)\/|tel:|mailto:)/;

it.each(Object.entries(texts))(
  '%s in each field that an owner writes is only text',
  async (_, text) => {
    const harmless = await harmlessNames(ownersPages);
    const bodies = await bodiesWith(text, ownersPages);
    expect(bodies).toHaveLength(ownersPages.length);
    for (const [name, body] of bodies) {
      expect([name, namesIn(body).filter((each) => !harmless.has(each))]).toEqual([name, []]);
      const shares = [...body.querySelectorAll('[data-share]')].slice(0, 1);
      const shown = [body.textContent, ...shares.map((each) => each.getAttribute('data-text'))];
      expect([name, shown.filter((each) => !each?.includes(text))]).toEqual([name, []]);
      const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      expect([name, links.filter((href) => !allowedLink.test(href))]).toEqual([name, []]);
    }
  },
);

it.each(
  Object.entries({
    ...texts,
    'an emoji where the field ends': `${'a'.repeat(59)}🥖`,
    '10,000 letters': 'pão '.repeat(2500),
  }),
)('%s in the fields of the search is only text, cut to their length', async (_, text) => {
  const harmless = await harmlessNames(searches);
  const cut = text.slice(0, 60).replace(/\ud83e$/, '');
  for (const [name, body] of await bodiesWith(text, searches)) {
    expect([name, namesIn(body).filter((each) => !harmless.has(each))]).toEqual([name, []]);
    expect([name, typedIn(body, 'q')]).toEqual([name, cut]);
    const links = [...body.querySelectorAll('main a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect([name, links.filter((href) => !allowedLink.test(href))]).toEqual([name, []]);
  }
  const [[, nothing] = []] = await bodiesWith(text, ['search-nothing']);
  expect(nothing?.querySelector('h2')?.textContent).toContain(`“${cut.trim()}”`);
  const wider = [...(nothing?.querySelectorAll('main p a') ?? [])].map((link) =>
    new URL(link.getAttribute('href') ?? '', 'https://vitrine.example').searchParams.get('q'),
  );
  expect(wider).toEqual([cut.trim(), cut.trim()]);
});

it('a long word wraps everywhere, since only prices and hidden texts stay on one line', () => {
  expect(css).toMatch(/\.open-page \{[^}]*overflow-wrap: anywhere/);
  const onOneLine = [...css.matchAll(/([^{}]+)\{[^}]*white-space: nowrap/g)].map(([, rule = '']) =>
    rule.replace(/\/\*.*?\*\//gs, '').trim(),
  );
  expect(onOneLine).toEqual(['.visually_hidden_root', '.price_tag_root']);
});
