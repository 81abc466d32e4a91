import * as z from 'zod/mini';
import type { Route } from '#contract/http/route.ts';
import { languageParameter } from '#contract/pages/page-paths.ts';
import { pageRoutes } from '#contract/pages/routes.ts';
import { queryParametersOf } from './query-parameters.ts';

const pages: readonly Route[] = Object.values(pageRoutes);

/** Returns the query parameters of a page without the language, which the edge moves to a header. */
const parametersOf = (page: Route) =>
  queryParametersOf(page).filter((name) => name !== languageParameter);

/** Names of all those parameters, which are a part of the cache key. */
export const openPageParameters: readonly string[] = [
  ...new Set(pages.flatMap(parametersOf)),
].sort();

/** First part of the path of each page, such as `loja`. */
const firstParts = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''));

/** Path patterns of CloudFront for all pages, and for what lies below and beside them. */
export const openPagePatterns: readonly string[] = [...firstParts].flatMap((part) => [
  `/${part}`,
  `/${part}/*`,
]);

/** Returns the longest id or identifier that the contract allows in the path of a page. */
function longestNameIn({ path, params }: Route): number {
  const schema = params && z.toJSONSchema(params, { io: 'input' });
  const lengths = Object.values(schema?.properties ?? {}).map((field) =>
    typeof field === 'object' ? field.maxLength : undefined,
  );
  if (lengths.length !== 1 || lengths[0] === undefined) {
    throw new Error(`${path} has to have one parameter with a greatest length.`);
  }
  return lengths[0];
}

/** A row of a page: the fixed start of its path, a pattern of all its spellings, and its query parameters. */
function rowOf(page: Route): string {
  const [start = ''] = page.path.split('{');
  const name = start === page.path ? '' : `([\\w-]{1,${longestNameIn(page)}})`;
  const pattern = `^${start.replaceAll('/', '\\/')}${name}\\/*$`;
  return `['${start}', /${pattern}/i, ${JSON.stringify(parametersOf(page))}]`;
}

/**
 * A function for edge functions: `openPageOf(uri)` returns the open page that any spelling of its path means, with its
 * only right `path` and the `names` of its query parameters. Identifiers of shops are lower case. Ids have capitals, and
 * an underscore that no identifier has.
 */
export const openPageOf = `var pages = [
  ${pages.map(rowOf).join(',\n  ')}
];
function openPageOf(uri) {
  for (var i = 0; i < pages.length; i++) {
    var found = pages[i][1].exec(uri);
    if (!found) continue;
    var name = found[1] || '';
    if (name.indexOf('_') === -1) name = name.toLowerCase();
    return { path: pages[i][0] + name, names: pages[i][2] };
  }
}
`;
