import { routeKeyOf } from '#contract/http/route.ts';
import { aRequest, invokeHandler, type RequestParts } from './builders/a-request.ts';
import type { NamedRoute } from './every-route.ts';
import { filesAre } from './kept-files.ts';
import { anAccount, userPoolKeeps } from './kept-user-pool.ts';
import { requestOf, validatorUserId } from './request-of-route.ts';

beforeEach(() => userPoolKeeps([anAccount(validatorUserId)]));
beforeEach(() => void filesAre([], Buffer.alloc(0)));

/** Calls the Lambda of a route with its request from `requestOf`, overridden by `parts`. */
export async function invokeRoute([name, route, resource]: NamedRoute, parts: RequestParts = {}) {
  const { handler } = await import(`../../lambdas/entries/api/${resource}.ts`);
  const request = requestOf[name];
  const headers = { ...request.headers, ...parts.headers };
  return invokeHandler(handler, aRequest(routeKeyOf(route), { ...request, ...parts, headers }));
}
