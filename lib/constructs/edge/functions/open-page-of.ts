import * as z from 'zod/mini';
import type { Route } from '#contract/http/route.ts';
import { languageParameter } from '#contract/pages/page-paths.ts';
import { pageRoutes } from '#contract/pages/routes.ts';
import { queryParametersOf } from './query-parameters.ts';

const pages: readonly Route[] = Object.values(pageRoutes);

/**
 * Returns the query parameters that may change a page. The edge moves the language to a header; only a page that may
 * redirect gets it, too, so that it can name it again.
 */
const parametersOf = (page: Route) =>
  queryParametersOf(page).filter((name) => name !== languageParameter || 302 in page.responses);

/** Names of all those parameters, which are a part of the cache key. */
export const openPageParameters: readonly string[] = [
  ...new Set(pages.flatMap(parametersOf)),
].sort();

/** First part of the path of each page, such as `loja`. */
const firstParts = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''));

/** Path patterns of CloudFront for all pages, and for what lies below and beside them. Nothing is below a file. */
export const openPagePatterns: readonly string[] = [...firstParts].flatMap((part) =>
  part.includes('.') ? [`/${part}`] : [`/${part}`, `/${part}/*`],
);

/** Returns the greatest length that the contract allows for a parameter in the path of a page. */
function longestIn({ path, params }: Route, name: string): number {
  const schema = params && z.toJSONSchema(params, { io: 'input' });
  const field = schema?.properties?.[name];
  const length = typeof field === 'object' ? field.maxLength : undefined;
  if (length === undefined) throw new Error(`${name} of ${path} has to have a greatest length.`);
  return length;
}

/** The parameters that visitors may write as people do: encoded, with accents, spaces and apostrophes. */
const written = ['state', 'city'];

/** Returns a pattern of a parameter. A UTF-16 unit has at most nine characters when it is encoded. */
const patternOf = (name: string, longest: number) =>
  written.includes(name) ? `([^\\/]{1,${longest * 9}})` : `([\\w-]{1,${longest}})`;

/**
 * A row of a page: the fixed start of its path, a pattern of all its spellings, its query parameters, and the greatest
 * length of a written parameter, which is 0 where the path has ids.
 */
function rowOf(page: Route): string {
  const [start = ''] = page.path.split('{');
  const names = [...page.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ids = names.filter((name) => !written.includes(name));
  if (ids.length > 0 && names.length > 1) throw new Error(`${page.path} has an id among others.`);
  const lengths = names.map((name) => longestIn(page, name));
  const patterns = names.map((name, index) => patternOf(name, lengths[index] ?? 0));
  const pattern = `^${start.replace(/[/.]/g, '\\$&')}${patterns.join('\\/')}\\/*$`;
  const longest = ids.length > 0 ? 0 : Math.max(0, ...lengths);
  return `['${start}', /${pattern}/i, ${JSON.stringify(parametersOf(page))}, ${longest}]`;
}

/**
 * A function for edge functions: `openPageOf(uri)` returns the open page that any spelling of its path means, with its
 * `path` and the `names` of its query parameters.
 * - Identifiers of shops are lower case. Ids have capitals, and an underscore that no identifier has.
 * - States and cities in plain letters are lower case. Others (`isWritten`) are encoded in one way; the Lambda redirects
 *   them.
 * - HTTP APIs decode a path before they match it, and cut it at a question mark, so places have no mark of an address.
 */
export const openPageOf = `var pages = [
  ${pages.map(rowOf).join(',\n  ')}
];
function idOf(part) {
  return part.indexOf('_') === -1 ? part.toLowerCase() : part;
}
function placeOf(part, longest) {
  try {
    var place = decodeURIComponent(part);
    if (place.length > longest || /[\\x00-\\x1f\\x7f\\/\\\\?#%]|^\\.+$/.test(place)) return '';
    return /^[a-zA-Z0-9-]+$/.test(place) ? place.toLowerCase() : encodeURIComponent(place);
  } catch (error) {
    return '';
  }
}
function openPageOf(uri) {
  for (var i = 0; i < pages.length; i++) {
    var found = pages[i][1].exec(uri);
    if (!found) continue;
    var longest = pages[i][3];
    var parts = [];
    for (var j = 1; j < found.length; j++) {
      var part = longest ? placeOf(found[j], longest) : idOf(found[j]);
      if (!part) return;
      parts.push(part);
    }
    var rest = parts.join('/');
    return {
      path: pages[i][0] + rest,
      names: pages[i][2],
      isWritten: longest > 0 && /[^a-z0-9\\/-]/.test(rest)
    };
  }
}
`;
