import * as z from 'zod/mini';
import { apiPath, type Route } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';

/**
 * Code for CloudFront Functions: no modules, one `handler`. It is text because it is deployed as text; the tests run
 * this text.
 */

/**
 * Maps paths without an extension to the app's page, or to the page of the API description. An error page would hold for
 * the whole distribution and replace the API's 404.
 */
export const spaFallback = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (/^\\/api-docs\\/?$/.test(request.uri)) request.uri = '/api-docs.html';
  else if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
`;

/** Removes the prefix of image paths; the rest is the key in the bucket. */
export const imageKeys = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/images(?=\\/)/, '');
  return request;
}
`;

/** Hashed files never change. CloudFront runs this only for statuses below 400, so browsers do not keep a 404. */
export const cacheForAYear = `function handler(event) {
  var response = event.response;
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' };
  return response;
}
`;

/** Answers with a JSON document that is deployed with the stack, so that it is never older than the stack. */
export const answerJson = (json: string): string => `function handler() {
  return {
    statusCode: 200,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' }
    },
    body: JSON.stringify(${json})
  };
}
`;

/** Returns the sorted names of a route's query parameters. */
function namesOf({ query }: Route): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape).sort() : [];
}

const parametersIn = (path: string) => path.split('{').length;

/**
 * Path patterns and query parameters of the public reads, whose answers the edge caches. Like at the gateway, a fixed
 * path wins over one with a parameter.
 */
const publicReads = Object.values(routes)
  .flatMap((table): readonly Route[] => Object.values(table))
  .filter(({ method, access }) => method === 'GET' && access === 'public')
  .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))
  .map((route) => {
    const pattern = `${apiPath}${route.path}`
      .replace(/[./]/g, '\\$&')
      .replace(/\{\w+\}/g, '[^\\/]+');
    return `[/^${pattern}$/, ${JSON.stringify(namesOf(route))}]`;
  });

/**
 * An edge function that reduces the query of a public read to the parameters of its route, in a fixed order. The cache
 * key holds the whole query, so any other parameter would bypass the cache. Other queries stay, since CloudFront may
 * give simultaneous calls with one key the same answer.
 */
export const dropForeignParameters = `var reads = [
  ${publicReads.join(',\n  ')}
];
function handler(event) {
  var request = event.request;
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  for (var i = 0; i < reads.length; i++) {
    if (!reads[i][0].test(request.uri)) continue;
    var kept = {};
    reads[i][1].forEach(function (name) {
      if (request.querystring[name]) kept[name] = request.querystring[name];
    });
    request.querystring = kept;
    return request;
  }
  return request;
}
`;
