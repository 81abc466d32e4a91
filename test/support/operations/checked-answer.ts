import type { IncomingHttpHeaders } from 'node:http';
import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  type ProblemFacts,
} from '#contract/http/errors.ts';
import { errorsOf, type ResponseOf, type Route } from '#contract/http/route.ts';

/** An answer as the Lambda or the edge sent it. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Problem extends ProblemFacts {
  readonly status: number;
  readonly code: ErrorCode;
  readonly instance: string;
  readonly errors?: readonly FieldError[];
}

/** The response to a call; reading `body` of an error response throws. */
export interface CheckedAnswer<B> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Code of an error response; the gateway's own errors have none. */
  readonly code: ErrorCode | undefined;
  readonly errors: readonly FieldError[];
  /** Details of an error response besides its code. */
  readonly facts: ProblemFacts;
  readonly text: string;
  /** Undefined for a status without a body. */
  readonly body: B;
}

/** Returns the problem document (RFC 9457) of an error response, checked against the contract. */
function problemIn(route: Route, { status, headers, text }: ReceivedAnswer): Problem | undefined {
  // The error of an open page is a page.
  if (status < 400 || route.answer !== undefined) return undefined;
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

function bodyIn<R extends Route>(route: R, received: ReceivedAnswer): ResponseOf<R> {
  const schema = route.responses[received.status as 200];
  if (schema === undefined) {
    throw new Error(`${route.path} answered ${received.status}: ${received.text}`);
  }
  expect(received.headers['x-request-id']).toBeTruthy();
  if (schema === null) {
    expect(received.text).toBe('');
    return undefined as ResponseOf<R>;
  }
  const body: unknown = route.answer === undefined ? JSON.parse(received.text) : received.text;
  // Parsing strips undeclared fields, so equality proves that the response has none.
  expect(schema.parse(body)).toEqual(body);
  return body as ResponseOf<R>;
}

/** Returns an answer, checked against the contract of its route: status, code, and a body without other fields. */
export function checkedAnswer<R extends Route>(
  route: R,
  received: ReceivedAnswer,
): CheckedAnswer<ResponseOf<R>> {
  const { status, headers, text } = received;
  const problem = problemIn(route, received);
  return {
    status,
    headers,
    text,
    code: problem?.code ?? (headers['x-error-code'] as ErrorCode | undefined),
    errors: problem?.errors ?? [],
    facts: problem ?? {},
    get body() {
      return bodyIn(route, received);
    },
  };
}
