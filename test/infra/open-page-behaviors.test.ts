import { languageHeader } from '#contract/pages/language-header.ts';
import { missingPath, pagePaths, robotsPath } from '#contract/pages/page-paths.ts';
import { cacheControlOf } from '#lambdas/pages/document/security-headers.ts';
import { stageNames } from '#lib/config/config.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import {
  openPageParameters,
  openPagePatterns,
} from '#lib/constructs/edge/functions/open-page-of.ts';
import {
  behaviorOf,
  behaviorsOf,
  codeOf,
  customHeadersOf,
  distributionOf,
  type Fields,
  headersOf,
  referred,
} from './support/edge.ts';
import { textOf } from './support/resources.ts';

const pattern = '/loja/*';

/** Returns the origin that a behaviour names. */
function originOf(stage: string, path: string): Fields {
  const origins = distributionOf(stage)['Origins'] as Fields[];
  const id = behaviorOf(stage, path)['TargetOriginId'];
  return origins.find((origin) => origin['Id'] === id) ?? {};
}

describe.each(stageNames)('the behaviour of open pages on %s', (stage) => {
  test('has the paths of all pages, exactly and below, in the letters that they have', () => {
    const patterns = behaviorsOf(stage).map(({ PathPattern }) => PathPattern);
    expect(patterns).toEqual(expect.arrayContaining([...openPagePatterns]));
    const paths = [...Object.values(pagePaths), missingPath];
    const firstParts = new Set(paths.map((path) => path.split('/')[1]));
    expect([...openPagePatterns].sort()).toEqual(
      [...[...firstParts].flatMap((part) => [`/${part}`, `/${part}/*`]), robotsPath].sort(),
    );
    // CloudFront's limit for a distribution.
    expect(patterns.length).toBeLessThan(75);
  });

  test('is the same for all of them', () => {
    const [first, ...others] = openPagePatterns.map((path) => ({
      ...behaviorOf(stage, path),
      PathPattern: '',
    }));
    for (const other of others) expect(other).toEqual(first);
  });

  test('only answers reads, over TLS, compressed, after its function', () => {
    const behavior = behaviorOf(stage, pattern);
    expect(behavior).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: expect.anything() }],
    });
    expect(codeOf(stage, behavior, 'viewer-request')).toBe(openPage);
  });

  test('asks the API below /api, as a second origin of the same host', () => {
    const page = originOf(stage, pattern);
    const api = originOf(stage, '/api/*');
    expect(page['Id']).not.toEqual(api['Id']);
    expect(page).toEqual({
      ...api,
      Id: page['Id'],
      OriginPath: expect.anything(),
    });
    expect(textOf(page['OriginPath'])).toBe(`${textOf(api['OriginPath'])}/api`);
  });

  test('keeps pages by path, parameters, language and encoding, and by nothing else', () => {
    const { CachePolicyConfig } = referred(stage, behaviorOf(stage, pattern)['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: [languageHeader] },
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['city', 'lang', 'loja', 'pagingKey', 'q', 'state'],
        },
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    });
    // CloudFront's limit for a policy.
    expect(openPageParameters.length).toBeLessThanOrEqual(10);
  });

  test('keeps pages as long as their Cache-Control says', () => {
    // A lowest time above 0 would keep even `no-store`. The longest time also ends stale answers.
    const { CachePolicyConfig } = referred(stage, behaviorOf(stage, pattern)['CachePolicyId']);
    expect(CachePolicyConfig).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 3600 });
    const times = [...cacheControlOf(200).matchAll(/(s-maxage|stale-[\w-]+)=(\d+)/g)];
    expect(times.map(([, name]) => name)).toEqual([
      's-maxage',
      'stale-while-revalidate',
      'stale-if-error',
    ]);
    const longest = Math.max(...times.map(([, , seconds]) => Number(seconds)));
    expect(longest).toBeLessThan(3600 / 2);
  });

  test('forwards the address for the log beside the key: no cookie, token, user agent or host', () => {
    const policy = referred(stage, behaviorOf(stage, pattern)['OriginRequestPolicyId']);
    expect(policy['OriginRequestPolicyConfig']).toMatchObject({
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: ['CloudFront-Viewer-Address'],
      },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });

  test('adds the security headers, and leaves the Content-Security-Policy to the page', () => {
    const behavior = behaviorOf(stage, pattern);
    expect(headersOf(stage, behavior)).not.toHaveProperty('ContentSecurityPolicy');
    expect(customHeadersOf(stage, behavior)).toEqual({
      'Cache-Control': 'no-cache',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringMatching(/^camera=\(\), .*geolocation=\(\)/),
    });
    const config = referred(stage, behavior['ResponseHeadersPolicyId'])[
      'ResponseHeadersPolicyConfig'
    ] as Fields;
    // Without it, browsers would keep the page as its header tells the edge.
    const { Items } = config['CustomHeadersConfig'] as { Items: Fields[] };
    for (const item of Items) expect(item['Override']).toBe(true);
    expect(config).not.toHaveProperty('RemoveHeadersConfig');
  });
});
