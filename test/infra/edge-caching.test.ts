import { globSync, readFileSync } from 'node:fs';
import { routes } from '#contract/routes.ts';
import { stageNames } from '#lib/config/config.ts';
import { workerPath } from '#web/worker/worker-message.ts';
import {
  behaviorOf,
  behaviorsOf,
  bucketPolicies,
  customHeadersOf,
  distributionOf,
  type Fields,
  headersOf,
  referred,
} from './support/edge.ts';

/** Returns the request headers that the Lambdas' code reads, in lower case. */
function headersReadByLambdas(): string[] {
  return globSync('lambdas/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/event\.headers\['([\w-]+)'\]/g)].map(
      ([, name = '']) => name,
    ),
  );
}

describe.each(stageNames)('caching at the edge of %s', (stage) => {
  test('caches no errors and has no error pages, because a function serves the app’s page', () => {
    const errors = distributionOf(stage)['CustomErrorResponses'] as Fields[];
    // CloudFront caches these for ten seconds by default, and 400 where a page says how long. It cannot be set for 410.
    const cached = [400, 404, 414, 500, 501, 502, 503, 504];
    const codes = errors.map((error) => error['ErrorCode']);
    expect(codes).toEqual(expect.arrayContaining(cached));
    expect(codes).not.toContain(410);
    for (const error of errors) {
      expect(error).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 });
    }
    const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
    expect(page['FunctionAssociations']).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
  });

  test('makes browsers revalidate the page on every use and cache hashed files', () => {
    const page = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
    expect(customHeadersOf(stage, page)).toMatchObject({ 'Cache-Control': 'no-cache' });
    const hashed = behaviorOf(stage, '/static/*');
    expect(customHeadersOf(stage, hashed)).not.toHaveProperty('Cache-Control');
    expect(hashed['FunctionAssociations']).toEqual([
      { EventType: 'viewer-response', FunctionARN: expect.anything() },
    ]);
    for (const behavior of [page, hashed]) {
      expect(behavior['Compress']).toBe(true);
      expect(referred(stage, behavior['CachePolicyId'])['CachePolicyConfig']).toMatchObject({
        MinTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingBrotli: true,
          EnableAcceptEncodingGzip: true,
        },
      });
    }
  });

  test.each([
    ...['/', '/index.html', '/login', '/lojas', '/ofertas-de-hoje', '/offer', '/robots.txt/x'],
    ...[workerPath, '/manifest.webmanifest', '/icons/icon-192.png', '/assets/legal/terms.html'],
    ...['/sitemap.xml', '/sitemaps/12.xml'],
  ])('gives %s the behaviour of the page, so that a release reaches installed apps', (file) => {
    const patterns = behaviorsOf(stage).map(({ PathPattern }) => PathPattern);
    const matches = (pattern: string) =>
      pattern.endsWith('*') ? file.startsWith(pattern.slice(0, -1)) : file === pattern;
    expect(patterns.filter(matches)).toEqual([]);
    // CloudFront asks the origin of the app for this object where the path is empty.
    expect(distributionOf(stage)['DefaultRootObject']).toBe('index.html');
  });

  test('reads a sitemap from the site’s bucket, keeps it for a second, and compresses it', () => {
    const site = distributionOf(stage)['DefaultCacheBehavior'] as Fields;
    expect(site['Compress']).toBe(true);
    expect(referred(stage, site['CachePolicyId'])['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 1,
      MaxTTL: 1,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    });
    // S3 says 404 instead of 403 only to a reader that may list the bucket.
    expect(bucketPolicies(stage).site).toContainEqual(
      expect.objectContaining({ effect: 'Allow', actions: ['s3:ListBucket'] }),
    );
  });

  test('keeps an image, which may be withheld, for a minute, and does not compress it again', () => {
    const images = behaviorOf(stage, '/images/*');
    expect(images['Compress']).toBe(false);
    // The files themselves say how long browsers keep them.
    expect(images['FunctionAssociations']).toEqual([
      { EventType: 'viewer-request', FunctionARN: expect.anything() },
    ]);
    const { CachePolicyConfig } = referred(stage, images['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 60,
      MaxTTL: 60,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        EnableAcceptEncodingBrotli: false,
        EnableAcceptEncodingGzip: false,
      },
    });
  });

  test('has one behaviour for the API, which accepts every method and caches reads only', () => {
    const patterns = behaviorsOf(stage).map((behavior) => behavior.PathPattern);
    expect(patterns.filter((pattern) => pattern.startsWith('/api'))).toEqual(['/api/*']);
    const api = behaviorOf(stage, '/api/*');
    expect(api['AllowedMethods']).toEqual(expect.arrayContaining(['POST', 'PUT', 'DELETE']));
    expect(api['CachedMethods']).toEqual(['GET', 'HEAD']);
    expect(api['Compress']).toBe(true);
  });

  test("leaves an open page below the API its own policy, and forbids everything to the API's other answers", () => {
    expect(headersOf(stage, behaviorOf(stage, '/api/*'))['ContentSecurityPolicy']).toEqual({
      ContentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'; sandbox",
      Override: false,
    });
  });

  test('caches API answers for their max-age, by token and whole query', () => {
    const longest = Object.values(routes)
      .flatMap((table) => Object.values(table))
      .reduce((seconds, route) => Math.max(seconds, route.cacheSeconds ?? 0), 0);
    const { CachePolicyConfig } = referred(stage, behaviorOf(stage, '/api/*')['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: longest,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
  });

  test('forwards the headers that the API reads, the whole query and no cookies', () => {
    const policy = referred(stage, behaviorOf(stage, '/api/*')['OriginRequestPolicyId']);
    expect(policy['OriginRequestPolicyConfig']).toMatchObject({
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: [...new Set([...headersReadByLambdas(), 'cloudfront-viewer-address'])]
          .filter((name) => name !== 'authorization')
          .sort()
          .map((name) => expect.stringMatching(new RegExp(`^${name}$`, 'i'))),
      },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });
});
