import { languageHeader } from '#contract/pages/language-header.ts';
import { missingPath } from '#contract/pages/page-paths.ts';
import { openPageOf } from './open-page-of.ts';
import { redirectTo } from './redirect-to.ts';
import { visitorLanguage } from './visitor-language.ts';

/**
 * The edge function of open pages. It redirects other spellings of a path, and reduces a request to what selects the
 * page: path, language and the parameters of the page, each with one value. Paths that are no page share one path.
 */
export const openPage = `${openPageOf}${redirectTo}${visitorLanguage}function handler(event) {
  var request = event.request;
  var query = request.querystring;
  var page = openPageOf(request.uri);
  if (page && page.path !== request.uri) return redirectTo(page.path, query);
  // The header of the viewer is replaced, whatever it says.
  request.headers['${languageHeader}'] = { value: languageOf(request) };
  request.querystring = {};
  if (!page) {
    request.uri = '${missingPath}';
    return request;
  }
  page.names.forEach(function (name) {
    if (query[name] && query[name].value) request.querystring[name] = { value: query[name].value };
  });
  return request;
}
`;
