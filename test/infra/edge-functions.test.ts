import { answerJson } from '#lib/constructs/edge/functions/answer-json.ts';
import { cacheForAYear } from '#lib/constructs/edge/functions/cache-for-a-year.ts';
import { imageKeys } from '#lib/constructs/edge/functions/image-keys.ts';
import { spaFallback } from '#lib/constructs/edge/functions/spa-fallback.ts';
import { runEdgeFunction as run } from './support/edge-function.ts';

const eventOf = (uri: string, querystring = {}) => ({
  request: { method: 'GET', uri, querystring, headers: {} },
  context: { requestId: 'r-1' },
});

test.each([
  ['/', '/index.html'],
  ['/shop-list', '/index.html'],
  ['/checkin/7K3MQ9XT2D', '/index.html'],
  ['/Checkin/7K3MQ9.XT2D', '/index.html'],
  ['/CHECKIN/a.svg', '/index.html'],
  ['/no-such-screen', '/index.html'],
  ['/ofertas', '/index.html'],
  // CloudFront resolves dots to find the behaviour, but gives functions the path as it came.
  ['/loja/..', '/index.html'],
  ['/termos/../.', '/index.html'],
  ['/v1.2/report', '/index.html'],
  ['/index.html', '/index.html'],
  ['/api-docs', '/api-docs.html'],
  ['/api-docs/', '/api-docs.html'],
  ['/api-docs/shops', '/index.html'],
  ['/api-docsx', '/index.html'],
  ['/static/app.3f2a.js', '/static/app.3f2a.js'],
  ['/assets/i18n/pt.json', '/assets/i18n/pt.json'],
  ['/ngsw-worker.js', '/ngsw-worker.js'],
  ['/manifest.webmanifest', '/manifest.webmanifest'],
  // S3 answers 404 for a missing one.
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemaps/1.xml', '/sitemaps/1.xml'],
])('the path %s is mapped to the file %s', (uri, file) => {
  expect(run(spaFallback, eventOf(uri, { a: { value: '1' } }))).toEqual(
    eventOf(file, { a: { value: '1' } }).request,
  );
});

test.each([
  ['/images/offer/u/i/480.webp', '/offer/u/i/480.webp'],
  ['/images/images/x.webp', '/images/x.webp'],
  ['/images/', '/'],
  ['/imagesx/a', '/imagesx/a'],
])('the image %s has the key %s', (uri, key) => {
  expect(run(imageKeys, eventOf(uri))).toMatchObject({ uri: key });
});

test('a hashed file is cached for a year', () => {
  const response = { statusCode: 200, headers: { etag: { value: '"1"' } } };
  expect(run(cacheForAYear, { response })).toEqual({
    statusCode: 200,
    headers: {
      etag: { value: '"1"' },
      'cache-control': { value: 'public, max-age=31536000, immutable' },
    },
  });
});

test('the settings are JSON and are not cached', () => {
  expect(run(answerJson('{"stage":"dev"}'), {})).toEqual({
    statusCode: 200,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' },
    },
    body: '{"stage":"dev"}',
  });
});
