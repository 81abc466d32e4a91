import { defaultLanguage, languages } from '#contract/http/languages.ts';
import { languageCookie } from '#contract/pages/language-header.ts';
import { languageParameter } from '#contract/pages/page-paths.ts';

/**
 * Functions for edge functions. `namedLanguageOf(request)` returns the language that the query names, or ''.
 * `ownLanguageOf(request)` returns the visitor's own: the choice in the cookie, the browser's best supported language, or
 * Portuguese. A long header is cut, since the time of a function is limited.
 */
export const visitorLanguage = `var languages = ${JSON.stringify(languages)};
function supported(field) {
  var language = field ? field.value.toLowerCase().split('-')[0] : '';
  return languages.indexOf(language) === -1 ? '' : language;
}
function preferred(field) {
  var best = '';
  var bestQuality = 0;
  (field ? field.value : '').slice(0, 300).split(',').forEach(function (item) {
    var found = /^\\s*([\\w-]+)\\s*(?:;\\s*q\\s*=\\s*([0-9.]+)\\s*)?$/i.exec(item);
    if (!found) return;
    var language = supported({ value: found[1] });
    var quality = found[2] === undefined ? 1 : Number(found[2]);
    if (!language || !(quality > bestQuality)) return;
    best = language;
    bestQuality = quality;
  });
  return best;
}
function namedLanguageOf(request) {
  return supported(request.querystring['${languageParameter}']);
}
function ownLanguageOf(request) {
  return supported((request.cookies || {})['${languageCookie}'])
    || preferred(request.headers['accept-language'])
    || '${defaultLanguage}';
}
`;
