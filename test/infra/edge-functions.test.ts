import vm from 'node:vm';
import {
  answerJson,
  cacheForAYear,
  imageKeys,
  spaFallback,
} from '#lib/constructs/edge/edge-functions.ts';

/** Runs the deployed code of an edge function and returns its handler's result. */
function run(code: string, event: unknown): unknown {
  const text = `${code}; JSON.stringify(handler(${JSON.stringify(event)}))`;
  return JSON.parse(vm.runInNewContext(text));
}

const eventOf = (uri: string, querystring = {}) => ({
  request: { method: 'GET', uri, querystring, headers: {} },
  context: { requestId: 'r-1' },
});

test.each([
  ['/', '/index.html'],
  ['/login', '/index.html'],
  ['/shop-list', '/index.html'],
  ['/folder/padaria-da-dona', '/index.html'],
  ['/folder/shp_01J9', '/index.html'],
  ['/folder/', '/index.html'],
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
  ['/icons/icon-192.png', '/icons/icon-192.png'],
  ['/favicon.svg', '/favicon.svg'],
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
