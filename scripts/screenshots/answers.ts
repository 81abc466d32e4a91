import { type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { Step } from './shot.ts';

/** Whether a request is for a path of the API, in which `*` stands for any one part; without its query. */
const toPath = (path: string) => {
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  return ({ pathname }: URL) => pattern.test(pathname);
};

/** Refuses requests for a path of the API; `GET` ones alone when no method is given. */
export const refuse =
  (path: string, code: ErrorCode, method = 'GET'): Step =>
  (page) =>
    page.route(toPath(path), (route) =>
      route.request().method() === method
        ? route.fulfill({ status: errorStatus[code], json: { code } })
        : route.fallback(),
    );

/** Answers requests for a path with these values. */
export const answer =
  (path: string, json: unknown): Step =>
  (page) =>
    page.route(toPath(path), (route) => route.fulfill({ json }));

/** Changes the API's answers to reads of a path. */
export const change =
  <T>(path: string, changed: (json: T, ids: Parameters<Step>[1]) => unknown): Step =>
  (page, ids) =>
    page.route(toPath(path), async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: changed(await response.json(), ids) });
    });

/** Never answers requests for a path. */
export const hold =
  (path: string): Step =>
  (page) =>
    page.route(toPath(path), () => undefined);

/** Does not give the browser the files of the site whose names begin with this one. */
export const loseFiles =
  (name: string): Step =>
  (page) =>
    page.route(`**/static/${name}-*`, (route) => route.abort());

/** Fails every later request, as without a connection. */
export const goOffline: Step = (page) => page.context().setOffline(true);
