/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cacheControlOf, headersOfPages } from '#lambdas/pages/document/security-headers.ts';
import { pageStyle } from '#lib/lambdas/page-style.ts';
import { files, headOf, pageWith } from './support/heads.ts';

const fontCss = readFileSync('web/src/ui/styles/poster-font.css', 'utf8');
const css = `${fontCss}\r\n.a > .b::after { color: var(--vitrine-poster-yellow); content: "< & '"; }`;

describe('the style sheet of a page', () => {
  const style = pageStyle(css, files.font);
  const page = new DOMParser().parseFromString(pageWith(headOf('shop'), 'pt', style), 'text/html');
  const policy = headersOfPages('https://id.vitrine.test')(200, 'pt', style)[
    'content-security-policy'
  ];

  it('is the only one, and the policy has the hash of its content', () => {
    const [element, ...others] = page.querySelectorAll('style,link[rel="stylesheet"]');
    const hash = createHash('sha256')
      .update(element?.textContent ?? '')
      .digest('base64');
    expect(others).toEqual([]);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(element?.textContent).toContain(`content: "< & '"; }`);
  });

  it('has the tokens that it uses, and loads the font of prices from the site', () => {
    expect(style).toContain('--vitrine-poster-yellow:#ffd23f');
    expect(style).not.toContain('--vitrine-awning-orange');
    expect(style.match(/url\([^)]*\)/g)).toEqual([`url(${files.font})`]);
    expect(style).toContain('Poster Fallback');
  });

  it.each([
    ['loads no font', 'p { color: red }'],
    ['loads two fonts', fontCss + fontCss],
    ['ends its element', `${fontCss} p::after { content: "</STYLE >" }`],
  ])('is refused where it %s', (_, refused) => {
    expect(() => pageStyle(refused, files.font)).toThrow('CSS');
  });
});

describe('the headers of a page', () => {
  const headers = headersOfPages('https://id.vitrine.test')(200, 'pt', 'p{}');

  it('allow its own files and calls of the identity service, and no other source', () => {
    const { 'content-security-policy': policy = '' } = headers;
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    expect(Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://id.vitrine.test'],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'manifest-src': ["'self'"],
    });
  });

  it('name type and language', () => {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-language']).toBe('pt-BR');
    expect(headersOfPages('https://id.test')(200, 'en', 'p{}')['content-language']).toBe('en');
  });

  it.each([200, 400, 404, 410])('let the edge keep an answer %i for five seconds', (status) => {
    expect(cacheControlOf(status)).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=600',
    );
  });

  it.each([403, 429, 500, 503])('let nobody keep an answer %i', (status) => {
    expect(cacheControlOf(status)).toBe('no-store');
  });
});
