import { edgeProxy } from '../../../web/edge-proxy.ts';

const proxies = edgeProxy({ target: 'http://127.0.0.1:4566', host: 'd1.cloudfront.net' });

/** Returns whether the development server proxies an address, by Vite's rule for the names of proxies. */
const isProxied = (url: string) =>
  Object.keys(proxies).some((name) =>
    name.startsWith('^') ? new RegExp(name).test(url) : url.startsWith(name),
  );

test.each([
  '/folder/padaria-aurora',
  '/folder/off_1?loja=padaria-aurora',
  '/loja/padaria-aurora',
  '/oferta/off_1/',
  '/termos',
  '/privacidade?lang=en',
  '/ofertas',
  '/ofertas/pe/S%C3%A3o%20Paulo?pagingKey=a',
  '/buscar?q=pao',
  '/para-lojistas',
  // Other spellings, which the edge redirects.
  '/OFERTAS/PE',
  '/Folder/padaria-aurora',
  '/TERMOS?lang=en',
  '/assets/legal/terms.html',
  '/assets/legal/privacy.html?lang=es',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/static/open/page-B6Vpvsy6.js',
  '/api/views',
  '/images/a.webp',
  '/config.json',
])('%s comes from the edge', (url) => {
  expect(isProxied(url)).toBe(true);
});

test.each([
  '/',
  '/login',
  '/ofertas-de-hoje',
  '/buscar-loja',
  '/assets/legal/termsxhtml',
  '/assets/i18n/pt.json',
  '/robots.txt.map',
  '/sitemap',
  '/sitemaps/',
  '/folders/1',
  '/termos-antigos',
  '/poster/padaria-aurora?de=/folder/x',
  '/src/open/page.ts',
  '/src/views/offer/price.tsx',
  '/static/app.js',
  '/api-docs',
  '/404',
])('%s comes from the development server', (url) => {
  expect(isProxied(url)).toBe(false);
});

test('without a deployed stage nothing is proxied', () => {
  expect(edgeProxy({ target: undefined, host: undefined })).toEqual({});
});
