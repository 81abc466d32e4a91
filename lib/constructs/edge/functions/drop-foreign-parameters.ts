import { apiPath, type Route } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { queryParametersOf } from './query-parameters.ts';

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
    return `[/^${pattern}$/, ${JSON.stringify(queryParametersOf(route))}]`;
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
