import type { RequestParts } from './builders/a-request.ts';
import { validatorUserId } from './builders/a-validator.ts';
import type { NamedRoute } from './every-route.ts';
import { filesAre } from './kept-files.ts';
import { anAccount, userPoolKeeps } from './kept-user-pool.ts';
import { invokeLambda } from './operations/invoke-lambda.ts';
import { requestOf } from './request-of-route.ts';

beforeEach(() => userPoolKeeps([anAccount(validatorUserId)]));
beforeEach(() => void filesAre([], Buffer.alloc(0)));

/** Calls the Lambda of a route with its request from `requestOf`, overridden by `parts`. */
export async function invokeRoute([name, route]: NamedRoute, parts: RequestParts = {}) {
  const request = requestOf[name];
  const headers = { ...request.headers, ...parts.headers };
  return invokeLambda(route, { ...request, ...parts, headers });
}
