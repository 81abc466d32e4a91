import type { Route } from '#contract/http/route.ts';
import { type Call, call } from './call.ts';

export type Sent = readonly [route: Route, request: Call];

/**
 * Sends requests concurrently, and retries after a second like a client if the answer allows it. Returns the status or
 * code of each. Daily and hourly limits ask for a longer wait, so they are not retried.
 */
export async function sendUntilAnswered(requests: readonly Sent[]): Promise<(number | string)[]> {
  const answers = await Promise.all(requests.map(([route, request]) => call(route, request)));
  const isBusy = (answer: (typeof answers)[number] | undefined) =>
    answer?.headers['retry-after'] === '1';
  const busy = requests.filter((_, n) => isBusy(answers[n]));
  for (const answer of answers) if (answer.status === 503) expect(isBusy(answer)).toBe(true);
  const answered = answers.filter((answer) => !isBusy(answer)).map((one) => one.code ?? one.status);
  return busy.length === 0 ? answered : [...answered, ...(await sendUntilAnswered(busy))];
}
