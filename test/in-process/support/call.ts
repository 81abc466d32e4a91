import { routeKeyOf } from '#contract/http/route.ts';
import {
  aRequest,
  invokeHandler as invoke,
  type RequestParts,
} from '#test/support/builders/a-request.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { asAttempt } from './faults.ts';

const routeOf = new Map(everyRoute.map((route) => [route[0], route]));

/** How often a call is sent before its answer counts. */
const attempts = 4;

/**
 * Calls a route's Lambda in this process like a client, with an idempotency key and retries after UNAVAILABLE. INTERNAL
 * is returned at once, since no injected fault explains it.
 */
export async function callOnly(name: RouteName, parts: RequestParts = {}) {
  const [, route, resource] = routeOf.get(name) ?? [];
  if (!route) throw new Error(`There is no route ${name}`);
  const { handler } = await import(`../../../lambdas/entries/api/${resource}.ts`);
  const headers =
    route.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID(), ...parts.headers };
  const request = aRequest(routeKeyOf(route), { ...parts, headers });
  for (let attempt = 1; ; attempt += 1) {
    const answer = await asAttempt(attempt, () => invoke(handler, request));
    if (answer.status !== 503 || attempt === attempts) return answer;
  }
}

/** Calls a route, and records its changes for the stream. Calls must not overlap. */
export async function call(name: RouteName, parts: RequestParts = {}) {
  const answer = await callOnly(name, parts);
  if (routeOf.get(name)?.[1].method !== 'GET') recordChanges();
  return answer;
}
