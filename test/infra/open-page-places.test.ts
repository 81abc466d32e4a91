import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { ufs } from '#contract/brazil/states.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { openPageOf } from '#lib/constructs/edge/functions/open-page-of.ts';
import { spaFallback } from '#lib/constructs/edge/functions/spa-fallback.ts';
import { runEdgeFunction, viewerRequest } from './support/edge-function.ts';

const letters = (count: number) => 'a'.repeat(count);

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

describe('the edge function of open pages, for the offers of a place', () => {
  it.each([
    '/ofertas',
    '/ofertas/pe',
    '/ofertas/pernambuco',
    '/ofertas/S%C3%A3o%20Paulo',
    '/ofertas/Par%C3%A1/Bel%C3%A9m',
    '/ofertas/pe/recife',
    '/ofertas/pe/olho-d-agua',
    // The Lambda redirects all of these to the municipality, or says that there is none.
    `/ofertas/pe/${letters(120)}`,
    '/ofertas/sp/S%C3%A3o%20Paulo',
    "/ofertas/go/S%C3%A3o%20Jo%C3%A3o%20d'Alian%C3%A7a",
    '/ofertas/go/S%C3%A3o%20Jo%C3%A3o%20d%E2%80%99Alian%C3%A7a',
    '/ofertas/sp/%F0%9F%A5%90',
    '/ofertas/sp/a%3Bb%26c%3Dd%2Be',
    `/ofertas/sp/${'%E2%82%AC'.repeat(120)}`,
    '/buscar',
    '/para-lojistas',
    '/robots.txt',
  ])('passes %s on as it is', (path) => {
    expect(outcomeOf(openPage, path)).toBe(path);
  });

  it.each([
    ['/ofertas//', '/ofertas'],
    ['/ofertas/PE', '/ofertas/pe'],
    ['/ofertas/%50E', '/ofertas/pe'],
    ['/ofertas/Mato-Grosso-do-Sul', '/ofertas/mato-grosso-do-sul'],
    ['/ofertas/PE/Recife', '/ofertas/pe/recife'],
    ['/ofertas/pe/recife//', '/ofertas/pe/recife'],
    // Encoded letters that need no encoding.
    ['/ofertas/pe/%52ecife', '/ofertas/pe/recife'],
    ['/ofertas/sp/Embu%2Ddas%2DArtes', '/ofertas/sp/embu-das-artes'],
    ['/buscar/', '/buscar'],
    ['/robots.txt/', '/robots.txt'],
  ])('redirects %s to %s', (path, target) => {
    expect(outcomeOf(openPage, path)).toEqual([301, target]);
    expect(outcomeOf(openPage, target)).toBe(target);
  });

  it.each([
    ['/ofertas/SP/S%C3%A3o%20Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/ofertas/sp/S%C3%A3o%20Paulo//', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/ofertas/sp/%53%c3%a3o%20Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/ofertas/sp/São Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    // A plus sign in a path is none of the words that APIs agree on.
    ['/ofertas/sp/Sao+Paulo', '/ofertas/sp/Sao%2BPaulo'],
    ['/ofertas/sp/<b>', '/ofertas/sp/%3Cb%3E'],
    ['/ofertas/Par%c3%a1/Belem/', '/ofertas/Par%C3%A1/belem'],
  ])('gives the written place of %s one spelling, without a second redirect', (path, uri) => {
    expect(outcomeOf(openPage, path)).toBe(uri);
  });

  it.each([
    // More parts, or other ones.
    '/ofertas/pe/recife/x',
    '/ofertas//recife',
    '/buscar/padaria',
    '/robots.txt/x',
    '/robotsXtxt',
    // Marks of an address, once decoded.
    '/ofertas/pe/a%2Fb',
    '/ofertas/pe/a%5Cb',
    '/ofertas/pe/a%3Fb=c',
    '/ofertas/pe/a%23b',
    '/ofertas/pe/100%25',
    '/ofertas/pe/..',
    '/ofertas/pe/%2e%2E',
    '/ofertas/../pe',
    '/ofertas/..',
    '/ofertas/%2e%2e/pe',
    '/ofertas/%FF/recife',
    // Control characters.
    '/ofertas/pe/a%00',
    '/ofertas/pe/a%0D%0Aset-cookie:x',
    // No encoding at all.
    '/ofertas/pe/%',
    '/ofertas/pe/a%C3',
    '/ofertas/pe/%ED%A0%80',
    '/ofertas/pe/a\ud800',
    // Too long.
    `/ofertas/${letters(121)}`,
    `/ofertas/pe/${letters(121)}`,
    `/ofertas/pe/${'%C3%A3'.repeat(121)}`,
    `/ofertas/pe/${'%'.repeat(8000)}`,
  ])('shows the missing page for %s', (path) => {
    expect(outcomeOf(openPage, path)).toBe('/404');
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
    ['/OFERTAS', '/ofertas'],
    ['/OFERTAS/SP/S%C3%A3o%20Paulo', '/ofertas/sp/S%C3%A3o%20Paulo'],
    ['/OFERTAS/SP/São', '/ofertas/sp/S%C3%A3o'],
    ['/Buscar', '/buscar'],
    ['/ROBOTS.TXT', '/robots.txt'],
    ['/robots.txt/', '/robots.txt'],
  ])('redirects %s to the open page %s', (path, target) => {
    expect(outcomeOf(spaFallback, path)).toEqual([301, target]);
  });

  it.each(['/OFERTAS/pe/%', '/OFERTAS/pe/a%0D%0Ab', '/OFERTAS/pe/a%2Fb', '/OFERTAS/a/b/c'])(
    'shows the app for %s, which is no page',
    (path) => {
      expect(outcomeOf(spaFallback, path)).toBe('/index.html');
    },
  );
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
