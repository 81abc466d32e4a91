import { routeKeyOf } from '#contract/http/route.ts';
import { pageRoutes } from '#contract/pages/routes.ts';
import { openPage } from '#lib/constructs/edge/functions/open-page.ts';
import { runEdgeFunction, viewerRequest } from '#test/infra/support/edge-function.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';

/** The handler of the Lambda of open pages. */
export type PagesHandler = Parameters<typeof invokeHandler>[0];

const patterns = Object.values(pageRoutes).map(
  (route) =>
    [route, new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)] as const,
);

/** Returns the event that the edge and the gateway make of a visitor's request. */
export function eventOf(url: string) {
  const viewed = viewerRequest(url, { 'accept-language': 'pt-BR' });
  const { uri, querystring, headers, statusCode } = runEdgeFunction(openPage, viewed);
  if (statusCode !== undefined) throw new Error(`The edge redirects ${url}`);
  const valuesOf = (fields: typeof headers) =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  for (const [route, pattern] of patterns) {
    const found = pattern.exec(uri);
    if (!found) continue;
    const query = valuesOf(querystring);
    return aRequest(routeKeyOf(route), {
      ...(found.groups && { params: { ...found.groups } }),
      ...(Object.keys(query).length > 0 && { query }),
      headers: valuesOf(headers),
    });
  }
  throw new Error(`No open page has the path ${uri}`);
}

/** Returns a page as the edge gets it from the Lambda. */
export async function callPage(handler: PagesHandler, url: string) {
  const { status, headers, text = '' } = await invokeHandler(handler, eventOf(url));
  return { status, headers, html: text };
}
