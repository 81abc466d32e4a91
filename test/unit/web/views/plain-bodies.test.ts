import { type Language, languages } from '#contract/http/languages.ts';
import { withPrefixes } from '#lib/lambdas/page-bundle.ts';
import { renderBodiesBy, translatorOf } from '#test/screens/pages/render-bodies.ts';
import { parseBody } from './support/parse-body.ts';

const { css, renderAll } = renderBodiesBy('preact');

type Bodies = readonly (readonly [name: string, body: DocumentFragment])[];

const bodiesIn = async (language: Language, isPreview = false): Promise<Bodies> =>
  Object.entries(renderAll({ t: await translatorOf(language), language, isPreview })).map(
    ([name, html]) => [name, parseBody(html)],
  );

let bodies: Bodies;

beforeAll(async () => {
  bodies = await bodiesIn('pt');
});

/** Elements that only work with the islands. */
const islands =
  '[data-share],[data-print],[data-follow],[data-claim],[data-claims],[data-role-link],[data-member-bar]';

const countOf = (body: DocumentFragment, selector: string) =>
  body.querySelectorAll(selector).length;

it('no open page has a style attribute, a script or an event handler, which its policy would block', () => {
  for (const [name, body] of bodies) {
    const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );
    const refused = attributes.filter((each) => each === 'style' || each.startsWith('on'));
    expect([name, refused, countOf(body, 'script,style')]).toEqual([name, [], 0]);
  }
});

it('no line begins with the state of a city', () => {
  for (const [name, body] of bodies) {
    expect([name, /.* - [A-Z]{2}\b/.exec(body.textContent ?? '')]).toEqual([name, null]);
  }
});

it('every open page has one main heading, no skipped level, and nothing outside its landmarks', () => {
  for (const [name, body] of bodies) {
    const levels = [...body.querySelectorAll('h1,h2,h3,h4')].map(
      ({ tagName }) => +tagName.slice(1),
    );
    expect([name, levels.filter((level) => level === 1).length]).toEqual([name, 1]);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([name, levels, skipped]).toEqual([name, levels, []]);
    const parts = [...(body.querySelector('.open-page')?.children ?? [])];
    expect([name, parts.map(({ tagName }) => tagName)]).toEqual([
      name,
      ['HEADER', 'MAIN', 'FOOTER'],
    ]);
  }
});

it('buttons that need a script are hidden until it shows them, and every other button is a link or sends a form', () => {
  const all = bodies.flatMap(([, body]) => [...body.querySelectorAll(islands)]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((element) => !element.hasAttribute('hidden'))).toEqual([]);
  const others = bodies.flatMap(([, body]) => [...body.querySelectorAll('button')]);
  expect(others.filter((button) => !button.matches(`${islands},form [type="submit"]`))).toEqual([]);
  const links = bodies.flatMap(([, body]) => [...body.querySelectorAll('a')]);
  const targets = links.map((link) => link.getAttribute('href') ?? '');
  expect(targets.filter((href) => !/^(\/|https:\/\/|tel:|mailto:)/.test(href))).toEqual([]);
});

it('owners cannot take the place of an element, since only forms have ids and names', () => {
  for (const [name, body] of bodies) {
    const named = [...body.querySelectorAll('[id],[name],[aria-labelledby],[for]')];
    expect([name, named.filter((element) => !element.closest('form'))]).toEqual([name, []]);
    const ids = named.map(({ id }) => id).filter(Boolean);
    expect([name, ids]).toEqual([name, [...new Set(ids)]]);
  }
});

it('pages about a live shop name it for the count of views, with their offers', () => {
  const pages = Object.fromEntries(bodies);
  for (const name of ['flyer', 'shop', 'offer', 'gone-expired']) {
    const page = pages[name];
    expect(page?.querySelector('main')?.getAttribute('data-shop')).toMatch(/^shp_/);
    expect(page?.querySelector('[data-offer]')?.getAttribute('data-offer')).toMatch(/^off_/);
    expect(page?.querySelector('[data-member-bar]')?.getAttribute('data-business')).toMatch(
      /^biz_/,
    );
  }
  expect(pages['notice-missing']?.querySelector('[data-shop]')).toBeNull();
});

it('a preview has no islands, counts no views, changes no language, and its buttons do nothing', async () => {
  for (const [name, body] of await bodiesIn('pt', true)) {
    if (/^(notice|for-shops|offers|search)/.test(name)) continue;
    expect([name, countOf(body, `${islands},[data-shop],[data-offer],[data-language]`)]).toEqual([
      name,
      0,
    ]);
    const chats = [
      ...body.querySelectorAll('a[data-kind="whats-app"],a[href*="wa.me"].open-button,button'),
    ];
    expect(chats.filter((link) => !link.closest('[inert]'))).toEqual([]);
  }
});

it.each(languages)(
  'an open page in %s links to itself in the other languages',
  async (language) => {
    const others = languages.filter((each) => each !== language);
    for (const [name, body] of await bodiesIn(language)) {
      const links = [...body.querySelectorAll('a[data-language]')];
      expect([name, links.map((link) => link.getAttribute('href'))]).toEqual([
        name,
        others.map((each) => expect.stringMatching(new RegExp(`[?&]lang=${each}$`))),
      ]);
    }
  },
);

it('browsers without AVIF choose the width of large photos, and get 640 pixels on cards', () => {
  const pages = Object.fromEntries(bodies);
  const formats = (name: string, selector: string) =>
    [...(pages[name]?.querySelectorAll(`${selector} source`) ?? [])].map((each) =>
      each.getAttribute('type'),
    );
  expect(new Set(formats('flyer', 'article'))).toEqual(new Set(['image/avif']));
  expect(formats('offer', 'main > article')).toContain('image/webp');
  expect(formats('flyer', 'header')).toContain('image/webp');
  const fallbacks = [...(pages['flyer']?.querySelectorAll('article img') ?? [])];
  expect(fallbacks.map((image) => image.getAttribute('src')?.slice(-9))).toEqual(
    fallbacks.map(() => '/640.webp'),
  );
});

it('the style sheet needs nothing of the component library, and no class of it can leave the page', () => {
  expect(css).not.toContain('mantine-');
  // `brand-bar`, `wordmark` and `awning` are the brand's in the app, too.
  const global = css.match(/^\s*\.(?!open-|[\w-]+_)[\w-]+/gm)?.map((each) => each.trim()) ?? [];
  const brand = ['.awning', '.brand-bar', '.brand-drawings', '.page-frame', '.wordmark'];
  expect([...new Set(global)].filter((name) => !brand.includes(name))).toEqual([]);
});

it('older browsers print coloured grounds, too, and show every price in full size', () => {
  const built = withPrefixes(css);
  const count = (text: string) => built.split(text).length - 1;
  expect(count('print-color-adjust:exact')).toBeGreaterThan(4);
  expect(count('-webkit-print-color-adjust:exact') * 2).toBe(count('print-color-adjust:exact'));
  // Browsers without container units drop a whole declaration that has one, so it stands apart.
  const outside = built.replace(/@supports ?\(width: ?1cqi\) ?\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(built).toMatch(/\dcqi/);
  expect(outside.match(/.{80}\dcqi/g)).toBeNull();
});
