import { languageHeader } from '#contract/pages/language-header.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { behaviorOf, type Fields, referred } from './support/edge.ts';
import { type EdgeRequest, runEdgeFunction, viewerRequest } from './support/edge-function.ts';

const stage = 'prod';
const behavior = behaviorOf(stage, '/oferta/*');

/** Returns the lists of a policy: the headers and the query parameters that it names. */
function namesIn(policy: Fields): { headers: string[]; query: string[] } {
  const { HeadersConfig, QueryStringsConfig } = policy as {
    HeadersConfig: { Headers?: string[] };
    QueryStringsConfig: { QueryStrings?: string[] };
  };
  return {
    headers: (HeadersConfig.Headers ?? []).map((name) => name.toLowerCase()),
    query: QueryStringsConfig.QueryStrings ?? [],
  };
}

const cachePolicy = referred(stage, behavior['CachePolicyId'])['CachePolicyConfig'] as Fields;
const key = namesIn(cachePolicy['ParametersInCacheKeyAndForwardedToOrigin'] as Fields);
const beside = namesIn(
  referred(stage, behavior['OriginRequestPolicyId'])['OriginRequestPolicyConfig'] as Fields,
);

type Values = Readonly<Record<string, string>>;

const rewritten = (url: string, headers: Values = {}, cookies: Values = {}) =>
  runEdgeFunction(openPage, viewerRequest(url, headers, cookies));

/** Returns the key of the cache for a request that the function has changed. */
const keyOf = ({ uri, querystring, headers }: EdgeRequest) =>
  JSON.stringify([
    uri,
    Object.entries(querystring).filter(([name]) => key.query.includes(name)),
    Object.entries(headers).filter(([name]) => key.headers.includes(name)),
  ]);

/** Returns the part of a request that reaches the API, without the header for its log. */
const sentOf = ({ uri, querystring, headers }: EdgeRequest) => {
  const forwarded = [...key.headers, ...beside.headers].filter(
    (name) => name !== 'cloudfront-viewer-address',
  );
  return { uri, querystring, headers: forwarded.map((name) => [name, headers[name]]) };
};

const page = '/oferta/off_01KAB3CDEFGHJKMNPQRSTVWXYZ';
const plain = rewritten(`${page}?loja=padaria`);

describe('two visitors of one page in one language have the same request at the API', () => {
  it.each<[string, string, Values?, Values?]>([
    ['a tracking parameter', `${page}?utm_source=whatsapp&loja=padaria&fbclid=1`],
    ['the language as a parameter', `${page}?loja=padaria&lang=pt`],
    ['the language twice', `${page}?lang=pt&loja=padaria&lang=en`],
    ['parameters of the API', `${page}?loja=padaria&pagingKey=x&consumerId=u1&force=true`],
    ['a repeated parameter', `${page}?loja=padaria&loja=other`],
    ['names of built-in properties', `${page}?constructor=1&__proto__=2&loja=padaria`],
    ['a cookie with the language', page, {}, { language: 'pt', session: 'secret' }],
    ['junk cookies', page, {}, { language: '<script>', '': 'x', a: ';;==' }],
    ['a token', page, { authorization: 'Bearer x.y.z' }],
    ['another host', page, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }],
    [
      'poisoned forwarding headers',
      page,
      {
        'x-host': 'evil.example',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        forwarded: 'host=evil.example',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-port': '1',
        origin: 'https://evil.example',
        referer: 'https://evil.example',
      },
    ],
    ['a browser in Portuguese', page, { 'accept-language': 'pt-BR,en;q=0.5' }],
    ['a browser in an unknown language', page, { 'accept-language': 'fr' }],
    ['a bot', page, { 'user-agent': 'WhatsApp/2.23', accept: '*/*', range: 'bytes=0-10' }],
  ])('with %s', (_, url, headers = {}, cookies = {}) => {
    const sent = rewritten(url.includes('?') ? url : `${url}?loja=padaria`, headers, cookies);
    expect(keyOf(sent)).toBe(keyOf(plain));
    expect(sentOf(sent)).toEqual(sentOf(plain));
  });

  it('with HEAD, which CloudFront keeps together with GET', () => {
    const { request } = viewerRequest(`${page}?loja=padaria`);
    const sent = runEdgeFunction(openPage, { request: { ...request, method: 'HEAD' } });
    expect([sent.method, keyOf(sent)]).toEqual(['HEAD', keyOf(plain)]);
  });
});

it('whatever selects another page is a part of the key', () => {
  const requests = [
    plain,
    rewritten(page),
    rewritten(`${page}?loja=outra`),
    rewritten(`${page}?loja=padaria&lang=en`),
    rewritten(`${page}?loja=padaria`, {}, { language: 'es' }),
    rewritten('/loja/padaria'),
    rewritten('/loja/padaria?pagingKey=x'),
    rewritten('/loja/padaria?pagingKey=y'),
    rewritten('/folder/padaria'),
    rewritten('/ofertas?state=PE&city=Recife'),
    rewritten('/ofertas?state=PE&city=Olinda'),
    rewritten('/ofertas?state=SP&city=Olinda'),
    rewritten('/ofertas/pe'),
    rewritten('/ofertas/pe/Jo%C3%A3o'),
    rewritten('/buscar?q=pao'),
    rewritten('/buscar?q=p%C3%A3o'),
    rewritten('/robots.txt'),
    rewritten('/no/page'),
    rewritten('/no/page', { 'accept-language': 'en' }),
  ];
  expect(new Set(requests.map(keyOf)).size).toBe(requests.length);
});

it('paths that are no page share one entry of the cache in each language', () => {
  const paths = ['/loja/', '/loja/a/b', '/oferta/%0A', '/folder/..', '/termos/x?a=1', '/404?b=2'];
  expect(new Set(paths.map((path) => keyOf(rewritten(path)))).size).toBe(1);
});

describe('the parameter with the language', () => {
  const place = '/ofertas/pe/recife';
  const english = { 'accept-language': 'en-US' };
  const langOf = ({ querystring }: EdgeRequest) => querystring['lang']?.value;

  it.each<[string, EdgeRequest]>([
    ['is the own one of the visitor', rewritten(`${place}?lang=pt`)],
    ['is that of the cookie', rewritten(`${place}?lang=pt`, english, { language: 'pt' })],
    ['is unknown', rewritten(`${place}?lang=fr`)],
  ])('does not reach the API where it %s', (_, sent) => {
    expect(sentOf(sent)).toEqual(sentOf(rewritten(place)));
  });

  it.each<[string, EdgeRequest, string]>([
    ['Portuguese on an English browser', rewritten(`${place}?lang=pt`, english), 'pt'],
    [
      'Portuguese beside the cookie',
      rewritten(`${place}?lang=PT-br`, {}, { language: 'es' }),
      'pt',
    ],
    ['English on a Portuguese browser', rewritten(`${place}?lang=en&lang=es`), 'en'],
  ])('stays where a redirect would lose it, and is a part of the key: %s', (_, sent, language) => {
    expect([langOf(sent), sent.headers[languageHeader]]).toEqual([language, { value: language }]);
    expect(key.query).toContain('lang');
  });

  it.each(['/termos', page, '/no/page'])('never reaches %s, which does not redirect', (path) => {
    expect(langOf(rewritten(`${path}?lang=es`))).toBeUndefined();
  });
});

it.each([
  ['10%25%20off%26x=1', 'an encoded sentence'],
  ['a+b', 'a plus sign'],
  ['%zz%', 'no encoding'],
  ['x'.repeat(8000), 'thousands of letters'],
])('a search passes one value of each parameter on as it came: %s', (q) => {
  const { querystring } = rewritten(`/buscar?x=1&q=${q}&state=PE&q=other&city=&state=SP&lang=en`);
  expect(querystring).toEqual({ q: { value: q }, state: { value: 'PE' } });
});

it('an empty parameter counts as none', () => {
  expect(keyOf(rewritten(`${page}?loja=`))).toBe(keyOf(rewritten(page)));
  expect(keyOf(rewritten(`${page}?loja`))).toBe(keyOf(rewritten(page)));
});
