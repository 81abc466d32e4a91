import { routeKeyOf } from '#contract/http/route.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { everyRoute } from '#test/support/every-route.ts';
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
 * Invokes the Lambda of a call, with an idempotency key if it writes. Returns the number of rows in the answer; throws
 * if the call is refused.
 */
async function callApi([, name, request]: ApiCall): Promise<number> {
  const found = everyRoute.find(([routeName]) => routeName === name);
  if (!found) throw new Error(`There is no route ${name}.`);
  const [, route, resource] = found;
  const { handler } = await import(`../../lambdas/entries/api/${resource}.ts`);
  const headers = {
    ...request.headers,
    ...(route.method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
  };
  const { status, body, text } = await invokeHandler(
    handler,
    aRequest(routeKeyOf(route), { ...request, headers }),
  );
  // The page that says what is missing is an answer, too; refused calls have a code.
  const isAnswer = status < 400 || (route.answer !== undefined && body['code'] === undefined);
  if (!isAnswer) throw new Error(`${name} returned ${status} ${String(body['code'])}`);
  return route.answer === undefined ? rowsOf(body) : Math.max(1, rowsOnPage(name, text ?? ''));
}

/** Runs a measured call. Returns the number of rows in its answer. */
export async function runCall(measured: ApiCall | JobCall): Promise<number> {
  return measured.length === 3 ? callApi(measured) : rowsOf(await measured[1]());
}
