import * as z from 'zod/mini';
import { apiPath, type Route } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';

/** The names of a route's query parameters, in alphabetical order. */
function namesOf({ query }: Route): string[] {
  return query instanceof z.ZodMiniObject ? Object.keys(query.shape).sort() : [];
}

const parametersIn = (path: string) => path.split('{').length;

/**
 * The reads that anyone may make, whose answers the edge keeps: a pattern of the path and the names of the query
 * parameters. A path without parameters comes before one whose parameter would match it, as at the gateway.
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
 * The code of an edge function, as those of `edge-functions.ts`. The query of a public read becomes the parameters that
 * its route has, in one order: the cache's key holds the whole query, so that any other parameter would pass the cache.
 * Queries of other calls stay as they are, since simultaneous calls with one key may get one answer.
 */
export const keepOwnQuery = `var reads = [
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
