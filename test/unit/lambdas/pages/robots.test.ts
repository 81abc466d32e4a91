import { missingPath, pagePaths, robotsPath } from '#contract/pages/page-paths.ts';
import { robotsOf } from '#lambdas/pages/get-robots.ts';
import { needsSession, screenNames, screenOf } from '#web/screens/screens.ts';
import { openPage } from './support/open-page.ts';

const linesOf = (text: string) => text.trimEnd().split('\n');

const disallowed = linesOf(robotsOf(''))
  .filter((line) => line.startsWith('Disallow: '))
  .map((line) => line.slice('Disallow: '.length));

const mayRead = (path: string) => !disallowed.some((start) => path.startsWith(start));

/** A path of a screen or a page, with something for its parameters. */
const exampleOf = (path: string) => path.replace(/:\w+/g, 'x-1');

describe('robots.txt', () => {
  it('is a text that the edge keeps for an hour, and names the sitemap of the site', async () => {
    const { status, headers, text = '' } = await openPage(`GET ${robotsPath}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    });
    const lines = linesOf(text);
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe('Sitemap: https://vitrine.test/sitemap.xml');
    expect(lines.every((line) => /^$|^(User-agent|Disallow|Sitemap): \S+$/.test(line))).toBe(true);
  });

  it('names no sitemap before the address of the site is known', () => {
    expect(robotsOf('')).not.toContain('Sitemap');
  });

  it.each([...Object.values(pagePaths), missingPath, robotsPath])(
    'lets everybody read the page %s, also one that is not to be listed',
    (path) => {
      expect(mayRead(exampleOf(path))).toBe(true);
    },
  );

  it.each([
    ...['/', '/sitemap.xml', '/sitemaps/1.xml', '/static/open/page.js', '/assets/x'],
    ...['/images/offer/a/b/640.webp', '/favicon.svg'],
  ])('lets everybody read %s, which pages need', (path) => {
    expect(mayRead(path)).toBe(true);
  });

  it.each(screenNames)(
    'keeps search engines away from the screen %s if it needs a session',
    (name) => {
      expect(mayRead(exampleOf(screenOf(name).path))).toBe(!needsSession(name));
    },
  );

  it.each(['/api/offers/feed', '/api/openapi.json'])(
    'keeps search engines away from %s',
    (path) => {
      expect(mayRead(path)).toBe(false);
    },
  );
});
