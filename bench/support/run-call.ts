import { everyRoute } from '#test/support/every-route.ts';
import { memoryDriver } from '#test/support/operations/memory-driver.ts';
import type { ApiCall, JobCall } from '../table-cost/calls.ts';

/** What marks a row in the HTML of a page: an offer, whose views are counted, or a card that leads to one or to a shop. */
const markOfRow = (name: string): RegExp => {
  if (name.startsWith('getOffers')) return /<a [^>]*href="\/oferta\//g;
  return name === 'getSearchPage' ? /<a [^>]*href="\/loja\//g : /<[^>]* data-offer=/g;
};

const rowsOnPage = (name: string, html: string) => html.match(markOfRow(name))?.length ?? 0;

const rowsOf = (list: unknown) => {
  const items = (list as { items?: unknown } | undefined)?.items;
  return Array.isArray(items) ? items.length : 1;
};

/**
 * Calls a route, with an idempotency key if it writes. Returns the number of rows in the answer; throws if the call is
 * refused.
 */
async function callRoute([, name, request]: ApiCall): Promise<number> {
  const [, route] = everyRoute.find(([one]) => one === name) ?? [];
  if (!route) throw new Error(`There is no route ${name}.`);
  const key = route.method !== 'GET' && { 'idempotency-key': crypto.randomUUID() };
  const parts = { ...request, headers: { ...request.headers, ...key } };
  const { status, headers, text } = await memoryDriver.send(route, parts);
  // The page that says what is missing is an answer, too; refused calls have a code.
  const isPage = route.answer !== undefined && headers['x-error-code'] === undefined;
  if (status >= 400 && !isPage) throw new Error(`${name} returned ${status} ${text}`);
  if (route.answer !== undefined) return Math.max(1, rowsOnPage(name, text));
  return rowsOf(text && JSON.parse(text));
}

/** Runs a measured call. Returns the number of rows in its answer. */
export async function runCall(measured: ApiCall | JobCall): Promise<number> {
  return measured.length === 3 ? callRoute(measured) : rowsOf(await measured[1]());
}
