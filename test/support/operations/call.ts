import type { ResponseOf, Route } from '#contract/http/route.ts';
import type { RequestParts } from '../builders/a-request.ts';
import { type CheckedAnswer, checkedAnswer } from './checked-answer.ts';
import { driver } from './driver.ts';

/** Calls a route and checks its answer against the contract. Throws if it answers INTERNAL. */
export async function call<R extends Route>(
  route: R,
  parts: RequestParts = {},
): Promise<CheckedAnswer<ResponseOf<R>>> {
  const answer = checkedAnswer(route, await (await driver()).send(route, parts));
  if (answer.code === 'INTERNAL') throw new Error(`${route.method} ${route.path}: ${answer.text}`);
  return answer;
}
