import { handler } from '#lambdas/entries/api/pages.ts';
import { aRequest, invokeHandler, type RequestParts } from '#test/support/builders/a-request.ts';

/** Opens a page by its route, such as `GET /loja/{identifier}`, as the edge asks for it in a language. */
export function openPage(routeKey: string, { headers, ...parts }: RequestParts = {}) {
  const language = { 'vitrine-language': 'pt' };
  return invokeHandler(
    handler,
    aRequest(routeKey, { ...parts, headers: { ...language, ...headers } }),
  );
}

type Page = Awaited<ReturnType<typeof openPage>>;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** Returns the words of the first heading of a page. */
export const headingOf = ({ text = '' }: Page): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, '');

/** Returns the ids of the offers on a page, in their order. */
export const offersOn = ({ text = '' }: Page): string[] =>
  [...text.matchAll(/data-offer="([^"]*)"/g)].map(([, id = '']) => id);

/** Returns the targets of the links of a page that begin with some characters. */
export const linksOn = ({ text = '' }: Page, start: string): string[] =>
  [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => unescaped(href))
    .filter((href) => href.startsWith(start));

/** Returns the address that search engines list instead of a page; undefined if they may not list it. */
export const canonicalOf = ({ text = '' }: Page): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

/** Returns the ids of the offers whose cards lead to their pages, in their order. */
export const offersLinkedOn = (page: Page): string[] =>
  linksOn(page, '/oferta/').map((href) => href.slice('/oferta/'.length).replace(/\?.*/, ''));

/** Returns the target of the link to the next page of a list; undefined without one. */
export const nextPageOf = ({ text = '' }: Page): string | undefined => {
  const [link] = /<a[^>]* rel="next"[^>]*>/.exec(text) ?? [];
  const [, href] = /href="([^"]*)"/.exec(link ?? '') ?? [];
  return href && unescaped(href);
};
