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

/** The parameter that visitors may write as people do: encoded, with accents, spaces and apostrophes. */
const written = 'city';

/** Returns a pattern of a parameter. A UTF-16 unit has at most nine characters when it is encoded. */
function patternOf(page: Route, name: string): string {
  const longest = longestIn(page, name);
  return name === written ? `([^\\/]{1,${longest * 9}})` : `([\\w-]{1,${longest}})`;
}

/** A row of a page: the fixed start of its path, a pattern of all its spellings, and its query parameters. */
function rowOf(page: Route): string {
  const [start = ''] = page.path.split('{');
  const names = [...page.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length > 2 || (names.length === 2) !== (names[1] === written)) {
    throw new Error(`${page.path} has other parameters than openPageOf reads.`);
  }
  const parameters = names.map((name) => patternOf(page, name)).join('\\/');
  const pattern = `^${start.replace(/[/.]/g, '\\$&')}${parameters}\\/*$`;
  return `['${start}', /${pattern}/i, ${JSON.stringify(parametersOf(page))}]`;
}

const longestCity = Math.max(
  ...pages
    .filter(({ path }) => path.includes(`{${written}}`))
    .map((page) => longestIn(page, written)),
);

/**
 * A function for edge functions: `openPageOf(uri)` returns the open page that any spelling of its path means, with its
 * `path` and the `names` of its query parameters.
 * - Identifiers of shops and states are lower case. Ids have capitals, and an underscore that no identifier has.
 * - A city in plain letters is lower case. Any other one (`isWritten`) is encoded in one way; the Lambda redirects it.
 * - HTTP APIs decode a path before they match it, and cut it at a question mark, so a city has no mark of an address.
 */
export const openPageOf = `var pages = [
  ${pages.map(rowOf).join(',\n  ')}
];
function cityIn(part) {
  try {
    var city = decodeURIComponent(part);
    if (city.length > ${longestCity} || /[\\x00-\\x1f\\x7f\\/\\\\?#%]|^\\.+$/.test(city)) return '';
    return /^[a-zA-Z0-9-]+$/.test(city) ? city.toLowerCase() : encodeURIComponent(city);
  } catch (error) {
    return '';
  }
}
function openPageOf(uri) {
  for (var i = 0; i < pages.length; i++) {
    var found = pages[i][1].exec(uri);
    if (!found) continue;
    var name = found[1] || '';
    if (name.indexOf('_') === -1) name = name.toLowerCase();
    var start = pages[i][0] + name;
    if (!found[2]) return { path: start, names: pages[i][2] };
    var city = cityIn(found[2]);
    if (!city) return;
    return { path: start + '/' + city, names: pages[i][2], isWritten: !/^[a-z0-9-]+$/.test(city) };
  }
}
`;
