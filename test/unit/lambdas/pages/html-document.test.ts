/** @jest-environment jsdom */
import { gzipSync } from 'node:zlib';
import { tokensCss } from '#contract/brand/tokens-css.ts';
import { type Language, languages } from '#contract/http/languages.ts';
import { files, headOf, pageNames, pageWith } from './support/heads.ts';
import { aShownOffer } from './support/shown.ts';

/** WhatsApp's crawler reads the beginning of a page only. */
const readByWhatsApp = 300_000;

const bytesOf = (html: string) => Buffer.from(html, 'utf8');

/** Parses a page as a crawler of links does. */
const parse = (html: string) =>
  new DOMParser().parseFromString(
    bytesOf(html).subarray(0, readByWhatsApp).toString('utf8'),
    'text/html',
  );

const pageOf = (name: string, language: Language = 'pt') =>
  parse(pageWith(headOf(name, language), language));

const metaIn = (page: Document, name: string) =>
  page.head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');

const linksIn = (page: Document, rel: string) =>
  [...page.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    ...(link.hasAttribute('hreflang') ? [link.getAttribute('hreflang')] : []),
    link.getAttribute('href'),
  ]);

describe.each(pageNames)('the page "%s"', (name) => {
  const page = pageOf(name);

  it('has each text for messengers once, in its head', () => {
    for (const name of ['title', 'description', 'url', 'type', 'site_name', 'locale']) {
      expect(page.querySelectorAll(`meta[property="og:${name}"]`)).toHaveLength(1);
      expect(metaIn(page, `og:${name}`)).toMatch(/\S/);
    }
    expect(metaIn(page, 'og:url')).toMatch(/^https:\/\/vitrine\.test\/[^?]*$/);
  });

  it('has no empty or unfilled text', () => {
    expect(page.head.innerHTML).not.toMatch(/content=""|\{\{|page\.head\./);
  });

  it('declares its character set within the first 1,024 bytes, before any text', () => {
    const start = bytesOf(pageWith(headOf(name)))
      .subarray(0, 1024)
      .toString('latin1');
    expect(start).toMatch(/^<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"\/>/);
  });

  it('loads one module and one font, and runs no script of its own', () => {
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((script) => script.outerHTML)).toEqual([
      `<script type="module" src="${files.page}"></script>`,
    ]);
    expect(linksIn(page, 'preload')).toEqual([[files.font]]);
    expect(page.querySelectorAll('[style],[onload],[onclick]')).toHaveLength(0);
  });

  it('has at most 3,600 bytes before its body and without the CSS of views, compressed', () => {
    const html = pageWith(headOf(name), 'pt', tokensCss());
    expect(gzipSync(html).length).toBeLessThan(3600);
  });

  it("has the brand's drawings once", () => {
    const ids = [...page.querySelectorAll('symbol')].map(({ id }) => id);
    expect(ids).toEqual(['brand-icon', 'brand-name']);
  });
});

it.each(['offer', 'shop', 'flyer', 'flyer of an offer', 'offer gone'])(
  'the link of the page "%s" has the drawn picture with its size and a text for it',
  (name) => {
    const page = pageOf(name);
    expect(metaIn(page, 'og:image')).toMatch(/^https:\/\/vitrine\.test\/images\/\S+\.jpg$/);
    const facts = ['type', 'width', 'height'].map((fact) => metaIn(page, `og:image:${fact}`));
    expect(facts).toEqual(['image/jpeg', '1200', '630']);
    expect(metaIn(page, 'og:image:alt')).toContain(name.includes('offer') ? 'P' : 'Padaria');
    expect(metaIn(page, 'twitter:card')).toBe('summary_large_image');
  },
);

it('the link of an offer without a drawn preview has its first photo that is ready', () => {
  const images = [
    { url: '/images/offer/b/one', status: 'processing' as const },
    { url: '/images/offer/b/two', status: 'ready' as const, width: 900, height: 1200 },
  ];
  const shown = { offer: aShownOffer({ images }), preview: undefined };
  const page = parse(pageWith(headOf('offer', 'pt', shown)));
  expect(metaIn(page, 'og:image')).toBe('https://vitrine.test/images/offer/b/two/1280.webp');
  expect([metaIn(page, 'og:image:width'), metaIn(page, 'og:image:height')]).toEqual([
    '900',
    '1200',
  ]);
});

it('the link of an offer without any picture names none', () => {
  const page = parse(pageWith(headOf('offer', 'pt', { preview: undefined })));
  expect(page.querySelectorAll('[property^="og:image"]')).toHaveLength(0);
  expect(metaIn(page, 'twitter:card')).toBe('summary');
});

describe('search engines', () => {
  const offer = 'https://vitrine.test/oferta/off_01K9C1B2C3D4E5F6G7H8J9KABC';

  it.each([
    ['offer', offer],
    ['flyer of an offer', offer],
    ['shop', 'https://vitrine.test/loja/padariaaurora'],
    ['flyer', 'https://vitrine.test/loja/padariaaurora'],
    ['offers of the country', 'https://vitrine.test/ofertas'],
    ['offers of a state', 'https://vitrine.test/ofertas/pe'],
    ['offers of a city', 'https://vitrine.test/ofertas/pe/recife'],
    ['for shops', 'https://vitrine.test/para-lojistas'],
    ['terms', 'https://vitrine.test/termos'],
    ['privacy', 'https://vitrine.test/privacidade'],
  ])('list the page "%s" as %s, in three languages', (name, link) => {
    for (const language of languages) {
      const page = pageOf(name, language);
      expect(linksIn(page, 'canonical')).toEqual([[link]]);
      expect(linksIn(page, 'alternate')).toEqual([
        ['pt', `${link}?lang=pt`],
        ['en', `${link}?lang=en`],
        ['es', `${link}?lang=es`],
        ['x-default', link],
      ]);
      expect(metaIn(page, 'robots')).toBeUndefined();
    }
  });

  it.each([
    ...['second page of a shop', 'offer gone', 'missing', 'search', 'place missing'],
    ...['offers of an empty city', 'later offers of a city'],
  ])('do not list "%s"', (name) => {
    const page = pageOf(name);
    expect(metaIn(page, 'robots')).toBe('noindex');
    expect([...linksIn(page, 'canonical'), ...linksIn(page, 'alternate')]).toEqual([]);
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
  });
});

it.each([
  ['pt', 'pt-BR', 'pt_BR', ['en_US', 'es_LA']],
  ['en', 'en', 'en_US', ['pt_BR', 'es_LA']],
  ['es', 'es', 'es_LA', ['pt_BR', 'en_US']],
] as const)('a page in %s says so to browsers and messengers', (language, lang, locale, others) => {
  const page = pageOf('shop', language);
  expect(page.documentElement.lang).toBe(lang);
  expect(metaIn(page, 'og:locale')).toBe(locale);
  const alternates = [...page.querySelectorAll('meta[property="og:locale:alternate"]')];
  expect(alternates.map((meta) => meta.getAttribute('content'))).toEqual(others);
});
