import { randomUUID } from 'node:crypto';
import type { Route } from '#contract/route.ts';
import { type Call, call } from './call.ts';

/** The same request twice at once, under one idempotency key: as when an answer is lost and retried. */
export async function twiceAtOnce<R extends Route>(route: R, request: Call) {
  const again = { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } };
  return Promise.all([call(route, again), call(route, again)]);
}

/** Different requests at once. */
export async function atOnce<R extends Route>(route: R, requests: readonly Call[]) {
  return Promise.all(requests.map((request) => call(route, request)));
}

/** The statuses of some answers, lowest first. */
export function statusesOf(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((one, other) => one - other);
}
