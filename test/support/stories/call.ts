import { fillPath, type ResponseOf, type Route } from '#contract/http/route.ts';
import { type CheckedAnswer, checkedAnswer } from '../operations/checked-answer.ts';
import { loggedErrors } from './logged-errors.ts';
import type { Person } from './people.ts';
import { sendToStage } from './send.ts';

export interface Call {
  /** The caller; anonymous if omitted. */
  readonly as?: Pick<Person, 'token'> | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A raw body, sent instead of `body`. */
  readonly text?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

function pathOf(route: Route, { params = {}, query = {} }: Call): string {
  const path = fillPath(route.path, params);
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/**
 * Calls a route of the deployed API through CloudFront and checks the response against the contract. Throws the logged
 * error of the Lambda if the API answers INTERNAL.
 */
export async function call<R extends Route>(
  route: R,
  request: Call = {},
): Promise<CheckedAnswer<ResponseOf<R>>> {
  const text =
    request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const received = await sendToStage(route.method, pathOf(route, request), {
    text,
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      ...(request.as && { authorization: `Bearer ${request.as.token}` }),
      ...request.headers,
    },
  });
  const answer = checkedAnswer(route, received);
  if (answer.code === 'INTERNAL') {
    const errors = await loggedErrors(String(received.headers['x-request-id']));
    throw new Error(`${route.method} ${route.path} answered INTERNAL:\n${errors}`);
  }
  return answer;
}
