import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { ufs } from '#contract/brazil/states.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { openPageOf } from '#lib/constructs/edge/functions/open-page-of.ts';
import { spaFallback } from '#lib/constructs/edge/functions/spa-fallback.ts';
import { runEdgeFunction, viewerRequest } from './support/edge-function.ts';

const shopId = 'shp_01KAB3CDEFGHJKMNPQRSTVWXYZ';
const offerId = 'off_01KAB3CDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number) => 'a'.repeat(count);

/** Returns the path that an edge function asks for, or the status and the address of its redirect. */
const outcomeOf = (code: string, url: string) => {
  const { statusCode, headers, uri } = runEdgeFunction(code, viewerRequest(url));
  return statusCode === undefined ? uri : [statusCode, headers['location']?.value];
};

/** Returns the right paths that edge functions find for spellings of pages. */
function pathsOf(spellings: readonly string[]): unknown {
  const handler =
    'function handler(all) { return all.map(function (one) { return openPageOf(one).path; }); }';
  return runEdgeFunction(openPageOf + handler, spellings);
}

describe('the edge function of open pages', () => {
  it.each([
    `/folder/${shopId}`,
    `/loja/${letters(120)}`,
    // Nothing has this id: the Lambda says so.
    '/oferta/OFF_01KAB3CDEFGHJKMNPQRSTVWXYZ',
    '/404',
    '/robots.txt',
    '/ofertas',
    // The Lambda redirects all of these to the municipality, or says that there is none.
    '/ofertas/pernambuco',
    `/ofertas/pe/${letters(120)}`,
    '/ofertas/Par%C3%A1/Bel%C3%A9m',
    '/ofertas/go/S%C3%A3o%20Jo%C3%A3o%20d%E2%80%99Alian%C3%A7a',
    '/ofertas/sp/%F0%9F%A5%90',
    '/ofertas/sp/a%3Bb%26c%3Dd%2Be',
    `/ofertas/sp/${'%E2%82%AC'.repeat(120)}`,
  ])('passes %s on as it is', (path) => {
    expect(outcomeOf(openPage, path)).toBe(path);
  });

  it.each([
    ['/loja/Padaria-Aurora//', '/loja/padaria-aurora'],
    [`/oferta/${offerId}/`, `/oferta/${offerId}`],
    ['/folder/OFF-1', '/folder/off-1'],
    ['/termos/', '/termos'],
    ['/robots.txt/', '/robots.txt'],
    ['/ofertas//', '/ofertas'],
    ['/ofertas/%50E', '/ofertas/pe'],
    ['/ofertas/Mato-Grosso-do-Sul', '/ofertas/mato-grosso-do-sul'],
    // Encoded letters that need no encoding.
    ['/ofertas/PE/%52ecife//', '/ofertas/pe/recife'],
    ['/ofertas/sp/Embu%2Ddas%2DArtes', '/ofertas/sp/embu-das-artes'],
  ])('redirects %s to %s, and only once', (path, target) => {
    expect(outcomeOf(openPage, `${path}?lang=en`)).toEqual([301, `${target}?lang=en`]);
    expect(outcomeOf(openPage, target)).toBe(target);
  });

  it.each([
    ['/ofertas/SP/S%C3%A3o%20Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/ofertas/sp/%53%c3%a3o%20Paulo//', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/ofertas/sp/São Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    // A plus sign in a path is none of the words that APIs agree on.
    ['/ofertas/sp/Sao+Paulo', '/ofertas/sp/Sao%2BPaulo'],
    ['/ofertas/sp/<b>', '/ofertas/sp/%3Cb%3E'],
    ['/ofertas/Par%c3%a1/Belem/', '/ofertas/Par%C3%A1/belem'],
  ])('gives the written place of %s one spelling, without a second redirect', (path, uri) => {
    expect(outcomeOf(openPage, path)).toBe(uri);
  });

  /** Marks of an address, control characters and broken encodings, which no name of a place has. */
  const marks = [
    '%2F',
    '%5C',
    '%3F',
    '%23',
    '%25',
    '%00',
    '%0D%0A',
    '%',
    '%C3',
    '%ED%A0%80',
    '%FF',
  ];

  it.each([
    // More parts, or fewer.
    '/loja',
    '/loja/',
    '/loja/a/b',
    `/oferta/${offerId}/claims`,
    '/termos/x',
    '/ofertas/pe/recife/x',
    '/ofertas//recife',
    '/robots.txt/x',
    '/robotsXtxt',
    '/loja/index.html',
    // Dots and slashes, which CloudFront resolves only to find the behaviour.
    '/loja/..',
    '/loja/../admin',
    '//loja/x',
    '/loja//x',
    '/loja/\\example.com',
    '/ofertas/pe/%2e%2E',
    '/ofertas/../pe',
    // Encodings.
    '/loja/x%0D%0Aset-cookie:a=b',
    '/loja/%2e%2e',
    '/loja/a%2Fb',
    '/loja/%',
    '/%6Coja/x',
    '/loja/pão',
    '/loja/<script>',
    ...marks.map((mark) => `/ofertas/pe/a${mark}b`),
    '/ofertas/%FF/recife',
    '/ofertas/pe/a\ud800',
    // Too long.
    `/loja/${letters(121)}`,
    `/ofertas/${letters(121)}`,
    `/ofertas/pe/${'%C3%A3'.repeat(121)}`,
  ])('shows the missing page for %s', (path) => {
    expect(outcomeOf(openPage, path)).toBe('/404');
  });

  it.each([
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
    expect(outcomeOf(openPage, `/loja/x/?${query}`)).toEqual([301, `/loja/x?${kept}`]);
  });

  it('lets browsers keep a redirect for a day, not forever', () => {
    const { headers } = runEdgeFunction(openPage, viewerRequest('/loja/x/'));
    expect(headers['cache-control']).toEqual({ value: 'public, max-age=86400' });
  });

  it('passes the path of every municipality on as it is, and any other spelling of its name once', () => {
    const places = ufs.flatMap((state) =>
      getMunicipalities(state).map(({ name: city }) => ({
        link: placeLink({ state, city }),
        named: `/ofertas/${state}/${encodeURIComponent(city)}`,
        wanted: /^[\w-]+$/.test(city)
          ? `/ofertas/${state}/${city}`.toLowerCase()
          : `/ofertas/${state.toLowerCase()}/${encodeURIComponent(city)}`,
      })),
    );
    expect(places.length).toBeGreaterThan(5_500);
    expect(pathsOf(places.map(({ link }) => link))).toEqual(places.map(({ link }) => link));
    expect(pathsOf(places.map(({ named }) => named))).toEqual(places.map(({ wanted }) => wanted));
  });
});

describe('the edge function of the app', () => {
  it.each([
    ['/Loja/Padaria-Aurora/?lang=es', '/loja/padaria-aurora?lang=es'],
    ['/FOLDER/OFF_1', '/folder/OFF_1'],
    [`/Folder/${shopId}?loja=X`, `/folder/${shopId}?loja=X`],
    ['/termos/', '/termos'],
    ['/ROBOTS.TXT', '/robots.txt'],
    ['/OFERTAS/SP/São', '/ofertas/sp/S%C3%A3o'],
    ['/assets/legal/terms.html?lang=en', '/termos?lang=en'],
    ['/assets/legal/privacy.html', '/privacidade'],
  ])('redirects %s to the open page %s', (url, target) => {
    expect(outcomeOf(spaFallback, url)).toEqual([301, target]);
  });

  it.each([
    ['//LOJA/x', '/index.html'],
    ['//example.com/loja/x', '/index.html'],
    // S3 has no such file.
    ['/\\example.com', '/\\example.com'],
    ['/LOJA//example.com', '/LOJA//example.com'],
    ['/LOJA/a/b', '/index.html'],
    ['/OFERTAS/pe/%', '/index.html'],
    ['/OFERTAS/pe/a%0D%0Ab', '/index.html'],
    ['/OFERTAS/a/b/c', '/index.html'],
  ])('does not redirect %s, which is no page, to another site', (path, uri) => {
    expect(outcomeOf(spaFallback, path)).toBe(uri);
  });

  // CloudFront gives the paths of pages to the other function; a redirect to itself would never end.
  it.each(Object.values(pagePaths))('never redirects %s to itself', (pattern) => {
    expect(outcomeOf(spaFallback, pattern.replace(/:\w+/g, 'padaria-aurora'))).toBe('/index.html');
  });
});

// A pattern with quadratic work would need minutes for these; CloudFront stops a function after a millisecond.
it.each([
  ['letters', `/ofertas/pe/${letters(1_000_000)}`],
  ['slashes', `/ofertas/pe/a${'/'.repeat(1_000_000)}b`],
  ['states', `/ofertas/${'a-'.repeat(500_000)}/b/`],
  ['escapes', `/ofertas/pe/${'%41'.repeat(300_000)}`],
  ['percent signs', `/ofertas/pe/${'%'.repeat(1_000_000)}`],
  ['parts', '/a'.repeat(500_000)],
])('a path of a million %s takes linear time', (_, path) => {
  expect(outcomeOf(openPage, path)).toBe('/404');
  expect(outcomeOf(spaFallback, path)).toBe('/index.html');
});
