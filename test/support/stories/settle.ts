import type { Route } from '#contract/route.ts';
import { type Call, call } from './call.ts';

/** A route with a request to it. */
export type Sent = readonly [route: Route, request: Call];

/**
 * Sends requests at once, and those that are answered 503 again, as a client does; returns the status or
 * code of each.
 */
export async function settle(requests: readonly Sent[]): Promise<(number | string)[]> {
  const answers = await Promise.all(requests.map(([route, request]) => call(route, request)));
  const busy = requests.filter((_, n) => answers[n]?.status === 503);
  for (const { status, headers } of answers) {
    if (status === 503) expect(headers['retry-after']).toBe('1');
  }
  const settled = answers.flatMap(({ status, code }) => (status === 503 ? [] : [code ?? status]));
  return busy.length === 0 ? settled : [...settled, ...(await settle(busy))];
}

/** How many outcomes are this one. */
export const countOf = (outcomes: readonly unknown[], outcome: unknown) =>
  outcomes.filter((each) => each === outcome).length;
