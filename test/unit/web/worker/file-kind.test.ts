import { apiPath } from '#contract/http/route.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { type PageName, pagePaths } from '#contract/pages/page-paths.ts';
import { routes } from '#contract/routes.ts';
import { screenNames, screenOf } from '#web/screens/screens.ts';
import { fileKindOf, isAppPath } from '#web/worker/file-kind.ts';

const apiPaths = Object.values(routes)
  .flatMap((table) => Object.values(table))
  .map(({ path }) => apiPath + path);

describe('the service worker', () => {
  it.each(apiPaths)('leaves %s to the browser', (path) => {
    expect(fileKindOf(path)).toBeUndefined();
    expect(isAppPath(path)).toBe(false);
  });

  it.each([
    ['/static/start-3f2a.js', 'hashed'],
    ['/config.json', 'settings'],
    ['/assets/i18n/pt.json', 'texts'],
    ['/assets/i18n/private/pt.json', 'texts'],
    ['/images/offer/u/i/480.webp', 'picture'],
    ['/static/open/page-3f2a.js', undefined],
    ['/assets/legal/terms.html', undefined],
    ['/ngsw-worker.js', undefined],
    ['/manifest.webmanifest', undefined],
    ['/favicon.svg', undefined],
    ['/robots.txt', undefined],
    ['/sitemap.xml', undefined],
    ['/sitemaps/1.xml', undefined],
    ['/', undefined],
  ])('caches %s as %s', (path, kind) => {
    expect(fileKindOf(path)).toBe(kind);
  });

  const openPages = (Object.keys(pagePaths) as PageName[]).map((page) =>
    pageLink(page, ['padaria-da-dona', 'recife']),
  );
  it.each([
    ...openPages,
    ...['/api-docs', '/api-docs/', '/images/x', '/assets/legal/terms.html', '/favicon.svg'],
    ...['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml'],
    ...['/OFERTAS/PE/S%C3%A3o%20Paulo/', '/ofertas/', '/ofertas/pe/olho-d-agua', '/Buscar'],
  ])('leaves the page %s to the server', (path) => {
    expect(isAppPath(path)).toBe(false);
  });

  it.each([
    ...['/', '/api-docsx', ...screenNames.map((name) => screenOf(name).path)],
    // The link of a whole or damaged voucher.
    ...['/CHECKIN/7K3MQ9XT2D4', '/Checkin/7K3MQ.', '/checkin/%E0%A4%A.svg'],
    // No pages of the server.
    ...['/ofertas/pe/recife/x', '/ofertas-de-hoje', '/sitemap', '/robots'],
  ])('answers %s with the page of the app', (path) => {
    expect(isAppPath(path)).toBe(true);
  });
});
