import type { CDPSession, Page } from '@playwright/test';
import { type ErrorCode, errorStatus, type ProblemFacts } from '#contract/http/errors.ts';
import { apiPath, type ResponseOf, type Route } from '#contract/http/route.ts';
import type { DemoIds } from './demo-ids.ts';
import type { UserAction } from './state.ts';

interface Reply {
  readonly status: number;
  readonly json: unknown;
}

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string; readonly method: string };
  /** At the response stage; undefined without an answer. */
  readonly responseStatusCode?: number;
}

const sessions = new WeakMap<Page, CDPSession[]>();

/** Rethrows a browser error, unless the page gave up the request, for example because it was left. */
function unlessLeft(error: Error): void {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
}

/** Returns undefined for a request that goes on as it is. */
type ReplyTo = (session: CDPSession, paused: Paused, ids: DemoIds) => Promise<Reply | undefined>;

/**
 * Replies to requests of a route. It stops only these: with Playwright's own routes, the browser would load the site's
 * files again for every page.
 */
const replace =
  (route: Route, requestStage: 'Request' | 'Response', replyTo: ReplyTo): UserAction =>
  async (page, ids) => {
    const pathname = new RegExp(`^${apiPath}${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    const session = await page.context().newCDPSession(page);
    sessions.set(page, [...(sessions.get(page) ?? []), session]);
    const answerPaused = async (paused: Paused) => {
      const { requestId, request } = paused;
      const isOfRoute =
        request.method === route.method && pathname.test(new URL(request.url).pathname);
      const reply = isOfRoute ? await replyTo(session, paused, ids) : undefined;
      if (!reply) {
        await session.send('Fetch.continueRequest', { requestId });
        return;
      }
      const { status: responseCode, json } = reply;
      const body = Buffer.from(JSON.stringify(json) ?? '').toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode,
        responseHeaders,
        body,
      });
    };
    session.on('Fetch.requestPaused', (paused) => answerPaused(paused).catch(unlessLeft));
    const urlPattern = `*${apiPath}${route.path.replaceAll(/\{\w+\}/g, '*')}*`;
    await session.send('Fetch.enable', { patterns: [{ urlPattern, requestStage }] });
  };

/** Restores the API's answers and the site's files for a page. */
export async function endReplacements(page: Page): Promise<void> {
  for (const session of sessions.get(page) ?? []) await session.detach();
  sessions.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
}

/** Refuses requests of a route. */
export const refuse = (route: Route, code: ErrorCode, facts: ProblemFacts = {}): UserAction =>
  replace(route, 'Request', async () => ({ status: errorStatus[code], json: { code, ...facts } }));

/** Answers requests of a route, by their query. */
export const answer = <R extends Route>(
  route: R,
  jsonOf: (query: URLSearchParams) => ResponseOf<R>,
): UserAction =>
  replace(route, 'Request', async (_, { request }) => {
    const json = jsonOf(new URL(request.url).searchParams);
    return { status: json === undefined ? 204 : 200, json };
  });

/** Changes the API's answers to requests of a route. A busy endpoint's refusals and lost answers stay, for a retry. */
export const changeAnswer = <R extends Route>(
  route: R,
  changed: (json: ResponseOf<R>, ids: DemoIds) => ResponseOf<R>,
): UserAction =>
  replace(route, 'Response', async (session, { requestId, responseStatusCode }, ids) => {
    if (responseStatusCode !== 200) return undefined;
    const { body } = await session.send('Fetch.getResponseBody', { requestId });
    return { status: 200, json: changed(JSON.parse(Buffer.from(body, 'base64').toString()), ids) };
  });

/** Never answers requests of a route. */
export const hold = (route: Route): UserAction =>
  replace(route, 'Request', () => new Promise(() => {}));

/** Withholds the site's files whose names have a prefix. */
export const loseFiles =
  (name: string): UserAction =>
  (page) =>
    page.route(`**/static/${name}-*`, (route) => route.abort());

/** Makes every later request fail, as if offline. */
export const goOffline: UserAction = (page) => page.context().setOffline(true);
