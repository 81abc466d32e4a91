import type { RequestParts } from '#test/support/builders/a-request.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { callOnly } from './call.ts';

/** A route with a request to it. */
export type Sent = readonly [RouteName, RequestParts];

/** As many requests, each made for its number, from 0. */
export const times = (count: number, make: (n: number) => Sent): Sent[] =>
  Array.from({ length: count }, (_, n) => make(n));

type Answer = Awaited<ReturnType<typeof callOnly>>;

/** The status of an answer, or the code of a refusal. */
export const outcomeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  status < 400 ? status : String(body['code']);

/** Sends a request, whatever its answer. */
export const sendOnce = ([name, parts]: Sent): Promise<Answer> => callOnly(name, parts);

/** Sends requests at once, and those that found the table busy again, as a client does; returns their answers. */
export async function sendAtOnce(requests: readonly Sent[]): Promise<Answer[]> {
  const answers = await Promise.all(requests.map(sendOnce));
  const isBusy = (answer: Answer | undefined) =>
    answer?.status === 503 || (answer?.status === 429 && answer.headers['retry-after'] === '1');
  const busy = requests.filter((_, n) => isBusy(answers[n]));
  const settled = answers.filter((answer) => !isBusy(answer));
  return busy.length === 0 ? settled : [...settled, ...(await sendAtOnce(busy))];
}

/** How many answers have each outcome. */
export function countsOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
