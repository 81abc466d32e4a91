import type { IncomingHttpHeaders } from 'node:http';
import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  type ProblemFacts,
} from '#contract/http/errors.ts';
import { errorsOf, fillPath, type ResponseOf, type Route } from '#contract/http/route.ts';
import { loggedErrors } from './logged-errors.ts';
import type { Person } from './people.ts';
import { type Received, sendToStage } from './send.ts';

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

interface Problem extends ProblemFacts {
  readonly status: number;
  readonly code: ErrorCode;
  readonly instance: string;
  readonly errors?: readonly FieldError[];
}

/** The response to a call; reading `body` of an error response throws. */
interface Answer<B> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Code of an error response; the gateway's own errors have none. */
  readonly code: ErrorCode | undefined;
  readonly errors: readonly FieldError[];
  /** Details of an error response besides its code. */
  readonly facts: ProblemFacts;
  readonly body: B;
}

function pathOf(route: Route, { params = {}, query = {} }: Call): string {
  const path = fillPath(route.path, params);
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/** Returns the problem document (RFC 9457) of an error response, checked against the contract. */
function problemIn(route: Route, received: Received): Problem | undefined {
  const { status, headers, text } = received;
  if (status < 400) return undefined;
  // The gateway's authorizer rejects some requests itself, with plain JSON.
  if (status === 401 && headers['content-type'] === 'application/json') return undefined;
  expect(headers['content-type']).toBe('application/problem+json');
  const problem = JSON.parse(text) as Problem;
  expect(problem).toMatchObject({
    type: `urn:vitrine:error:${problem.code.toLowerCase()}`,
    status,
  });
  expect(errorsOf(route)).toContain(problem.code);
  expect(errorStatus[problem.code]).toBe(status);
  expect(headers['x-request-id']).toBeTruthy();
  return problem;
}

function bodyIn<R extends Route>(route: R, received: Received): ResponseOf<R> {
  const schema = route.responses[received.status as 200];
  if (!schema) throw new Error(`${route.path} answered ${received.status}: ${received.text}`);
  const body: unknown = JSON.parse(received.text);
  // Parsing strips undeclared fields, so equality proves that the response has none.
  expect(schema.parse(body)).toEqual(body);
  expect(received.headers['x-request-id']).toBeTruthy();
  return body as ResponseOf<R>;
}

/**
 * Calls a route of the deployed API through CloudFront and checks the response against the contract. Throws the logged
 * error of the Lambda if the API answers INTERNAL.
 */
export async function call<R extends Route>(
  route: R,
  request: Call = {},
): Promise<Answer<ResponseOf<R>>> {
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
  const problem = problemIn(route, received);
  if (problem?.code === 'INTERNAL') {
    const errors = await loggedErrors(String(received.headers['x-request-id']));
    throw new Error(`${route.method} ${route.path} answered INTERNAL:\n${errors}`);
  }
  return {
    status: received.status,
    headers: received.headers,
    code: problem?.code,
    errors: problem?.errors ?? [],
    facts: problem ?? {},
    get body() {
      return bodyIn(route, received);
    },
  };
}
