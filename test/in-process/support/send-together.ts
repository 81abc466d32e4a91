import type { RequestParts } from '#test/support/builders/a-request.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { callOnly } from './call.ts';

export type Sent = readonly [RouteName, RequestParts];

/** Makes a number of requests, each from its index. */
export const times = (count: number, make: (n: number) => Sent): Sent[] =>
  Array.from({ length: count }, (_, n) => make(n));

type Answer = Awaited<ReturnType<typeof callOnly>>;

/** The status of an answer, or the code of a refusal. */
export const outcomeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  status < 400 ? status : String(body['code']);

/** Sends a request without checking its answer. */
export const sendOnce = ([name, parts]: Sent): Promise<Answer> => callOnly(name, parts);

/** Sends requests concurrently, and retries those that found the table busy; returns their answers. */
export async function sendTogether(requests: readonly Sent[]): Promise<Answer[]> {
  const answers = await Promise.all(requests.map(sendOnce));
  const isBusy = (answer: Answer | undefined) =>
    answer?.status === 503 || (answer?.status === 429 && answer.headers['retry-after'] === '1');
  const busy = requests.filter((_, n) => isBusy(answers[n]));
  const answered = answers.filter((answer) => !isBusy(answer));
  return busy.length === 0 ? answered : [...answered, ...(await sendTogether(busy))];
}

/** Counts the answers by outcome. */
export function countsOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
