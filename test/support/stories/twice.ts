import type { Route } from '#contract/http/route.ts';
import { type Call, call } from './call.ts';

/** Sends several requests concurrently. */
export async function sendConcurrently<R extends Route>(route: R, requests: readonly Call[]) {
  return Promise.all(requests.map((request) => call(route, request)));
}

/** Returns the status codes of the responses in ascending order. */
export function statusesOf(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((one, other) => one - other);
}
