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
  '/ofertas',
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
