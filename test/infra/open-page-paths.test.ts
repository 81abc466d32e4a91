import { pagePaths } from '#contract/pages/page-paths.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { spaFallback } from '#lib/constructs/edge/functions/spa-fallback.ts';
import { runEdgeFunction, viewerRequest } from './support/edge-function.ts';

const shopId = 'shp_01KAB3CDEFGHJKMNPQRSTVWXYZ';
const offerId = 'off_01KAB3CDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number) => 'a'.repeat(count);

const locationOf = (code: string, url: string) => {
  const { statusCode, headers } = runEdgeFunction(code, viewerRequest(url));
  return [statusCode, headers['location']?.value];
};

describe('the edge function of open pages', () => {
  it.each([
    '/folder/padaria-aurora',
    `/folder/${shopId}`,
    '/loja/padaria-aurora',
    `/loja/${letters(120)}`,
    `/oferta/${offerId}`,
    // Nothing has these ids: the Lambda says so.
    '/oferta/off_01KAB3',
    '/oferta/OFF_01KAB3CDEFGHJKMNPQRSTVWXYZ',
    '/folder/OFF_1',
    '/termos',
    '/privacidade',
    '/404',
  ])('passes %s on as it is', (path) => {
    const { uri, statusCode } = runEdgeFunction(openPage, viewerRequest(path));
    expect([uri, statusCode]).toEqual([path, undefined]);
  });

  it.each([
    // No page.
    '/loja',
    '/loja/',
    '/loja/a/b',
    `/oferta/${offerId}/claims`,
    '/termos/x',
    '/loja/index.html',
    // Dots and slashes, which CloudFront resolves only to find the behaviour.
    '/loja/..',
    '/loja/../admin',
    '//loja/x',
    '/loja//x',
    '/loja/\\example.com',
    // Encodings.
    '/loja/x%0A',
    '/loja/x%0D%0Aset-cookie:a=b',
    '/loja/%2e%2e',
    '/loja/a%2Fb',
    '/loja/%',
    '/%6Coja/x',
    '/loja/pão',
    '/loja/<script>',
    // Too long.
    `/loja/${letters(121)}`,
    `/loja/${letters(8000)}`,
  ])('shows the missing page for %s', (path) => {
    const { uri, statusCode, querystring } = runEdgeFunction(
      openPage,
      viewerRequest(`${path}?loja=x&pagingKey=y&z=1`),
    );
    expect([uri, statusCode, querystring]).toEqual(['/404', undefined, {}]);
  });

  it.each([
    ['/loja/padaria-aurora/', '/loja/padaria-aurora'],
    ['/loja/Padaria-Aurora/', '/loja/padaria-aurora'],
    ['/folder/PADARIA-AURORA', '/folder/padaria-aurora'],
    [`/oferta/${offerId}/`, `/oferta/${offerId}`],
    ['/folder/OFF-1', '/folder/off-1'],
    ['/termos/', '/termos'],
  ])('redirects %s to %s', (path, target) => {
    expect(locationOf(openPage, path)).toEqual([301, target]);
  });

  it('redirects only once', () => {
    const [, target = ''] = locationOf(openPage, '/loja/Padaria-Aurora//?lang=en');
    expect(target).toBe('/loja/padaria-aurora?lang=en');
    expect(runEdgeFunction(openPage, viewerRequest(String(target))).statusCode).toBeUndefined();
  });

  it.each([
    ['lang=en', 'lang=en'],
    ['loja=a&lang=es&utm_source=whatsapp', 'loja=a&lang=es&utm_source=whatsapp'],
    ['q=a%20b%2Bc%26d', 'q=a%20b%2Bc%26d'],
    // CloudFront refuses spaces, control characters and # in an answer's query.
    ['q=a+b', 'q=a%20b'],
    ['q=a b', 'q=a%20b'],
    ['q=a#b', 'q=a%23b'],
    ['q=a\r\nset-cookie:x', 'q=a%0D%0Aset-cookie%3Ax'],
    ['q=pão', 'q=p%C3%A3o'],
    ['q=100%', 'q=100%25'],
    ['__proto__=x', '__proto__=x'],
    ['//example.com=x', '%2F%2Fexample.com=x'],
  ])('keeps the query %s in a redirect', (query, kept) => {
    expect(locationOf(openPage, `/loja/x/?${query}`)).toEqual([301, `/loja/x?${kept}`]);
  });

  it('lets browsers keep a redirect for a day, not forever', () => {
    const { headers } = runEdgeFunction(openPage, viewerRequest('/loja/x/'));
    expect(headers['cache-control']).toEqual({ value: 'public, max-age=86400' });
  });
});

describe('the edge function of the app', () => {
  it.each([
    ['/Loja/Padaria-Aurora', '/loja/padaria-aurora'],
    ['/Loja/Padaria-Aurora/?lang=es', '/loja/padaria-aurora?lang=es'],
    [`/OFERTA/${offerId}`, `/oferta/${offerId}`],
    ['/FOLDER/OFF_1', '/folder/OFF_1'],
    [`/Folder/${shopId}?loja=X`, `/folder/${shopId}?loja=X`],
    ['/termos/', '/termos'],
    ['/Privacidade/', '/privacidade'],
    ['/assets/legal/terms.html', '/termos'],
    ['/assets/legal/terms.html?lang=en', '/termos?lang=en'],
    ['/assets/legal/privacy.html', '/privacidade'],
  ])('redirects %s to the open page %s', (url, target) => {
    expect(locationOf(spaFallback, url)).toEqual([301, target]);
  });

  it.each([
    '//LOJA/x',
    '//example.com/loja/x',
    '/\\example.com',
    '/LOJA//example.com',
    '/LOJA/a/b',
  ])('shows the app for %s instead of redirecting to another site', (path) => {
    const { uri, statusCode } = runEdgeFunction(spaFallback, viewerRequest(path));
    expect([statusCode, uri === '/index.html' || uri === path]).toEqual([undefined, true]);
  });

  // CloudFront gives the paths of pages to the other function; a redirect to itself would never end.
  it.each(Object.values(pagePaths))('never redirects %s to itself', (pattern) => {
    const path = pattern.replace(/:\w+/g, 'padaria-aurora');
    expect(runEdgeFunction(spaFallback, viewerRequest(path)).uri).toBe('/index.html');
  });
});
