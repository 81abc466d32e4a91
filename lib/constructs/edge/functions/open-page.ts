import { languageHeader } from '#contract/pages/language-header.ts';
import { languageParameter, missingPath } from '#contract/pages/page-paths.ts';
import { openPageOf } from './open-page-of.ts';
import { redirectTo } from './redirect-to.ts';
import { visitorLanguage } from './visitor-language.ts';

/**
 * The edge function of open pages. It redirects other spellings of a path, and reduces a request to what selects the
 * page: path, language and the parameters of the page, each with one value. Paths that are no page share one path.
 * The parameter with the language stays where the visitor would not get that language without it.
 */
export const openPage = `${openPageOf}${redirectTo}${visitorLanguage}function handler(event) {
  var request = event.request;
  var query = request.querystring;
  var page = openPageOf(request.uri);
  if (page && page.path !== request.uri && !page.isWritten) return redirectTo(page.path, query);
  var named = namedLanguageOf(request);
  var own = ownLanguageOf(request);
  // The header of the viewer is replaced, whatever it says.
  request.headers['${languageHeader}'] = { value: named || own };
  request.querystring = {};
  if (!page) {
    request.uri = '${missingPath}';
    return request;
  }
  request.uri = page.path;
  page.names.forEach(function (name) {
    var text = query[name] && query[name].value;
    if (name === '${languageParameter}') text = named === own ? '' : named;
    if (text) request.querystring[name] = { value: text };
  });
  return request;
}
`;
