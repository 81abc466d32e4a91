import { formerPaths } from '#contract/pages/page-paths.ts';
import { openPageOf } from './open-page-of.ts';
import { redirectTo } from './redirect-to.ts';

/**
 * Maps paths without an extension to the app's page, or to the page of the API description. Whatever a damaged voucher
 * has as text is the app's, too. An error page would hold for
 * the whole distribution and replace the API's 404. CloudFront's patterns are case-sensitive, so a page's path with
 * capitals arrives here and is redirected.
 */
export const spaFallback = `${openPageOf}${redirectTo}var moved = ${JSON.stringify(formerPaths)};
function handler(event) {
  var request = event.request;
  var page = openPageOf(request.uri);
  var path = moved[request.uri] || (page && page.path);
  if (path && path !== request.uri) return redirectTo(path, request.querystring);
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (/^\\/api-docs\\/?$/.test(request.uri)) request.uri = '/api-docs.html';
  else if (/^\\.*$|^[^.]*$/.test(name) || /^\\/checkin\\//i.test(request.uri)) request.uri = '/index.html';
  return request;
}
`;
