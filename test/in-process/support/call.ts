import type { RequestParts } from '#test/support/builders/a-request.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { invokeLambda } from '#test/support/operations/invoke-lambda.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { asAttempt } from './faults.ts';

const routeOf = new Map(everyRoute.map(([name, route]) => [name, route]));

/** How often a call is sent before its answer counts. */
const attempts = 4;

/**
 * Calls a route's Lambda in this process like a client, with an idempotency key and retries after UNAVAILABLE. INTERNAL
 * is returned at once, since no injected fault explains it.
 */
export async function callOnly(name: RouteName, parts: RequestParts = {}) {
  const route = routeOf.get(name);
  if (!route) throw new Error(`There is no route ${name}`);
  const headers =
    route.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID(), ...parts.headers };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await asAttempt(attempt, () => invokeLambda(route, { ...parts, headers }));
    if (answer.status !== 503 || attempt === attempts) return answer;
  }
}

/** Calls a route, and records its changes for the stream. Calls must not overlap. */
export async function call(name: RouteName, parts: RequestParts = {}) {
  const answer = await callOnly(name, parts);
  if (routeOf.get(name)?.method !== 'GET') recordChanges();
  return answer;
}
