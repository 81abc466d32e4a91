import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import { errorsOf, fillPath, type ResponseOf, type Route } from '#contract/route.ts';
import type { Person } from './people.ts';
import { type Received, send } from './send.ts';

/** What goes with a call of a route. */
export interface Call {
  /** Who calls; nobody when left out. */
  readonly as?: Pick<Person, 'token'> | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly text?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Problem {
  readonly status: number;
  readonly code: ErrorCode;
  readonly instance: string;
  readonly errors?: readonly FieldError[];
}

/** What a call was answered with; reading the body of a refusal throws. */
interface Answer<B> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Of a refusal of ours; the gateway's own have none. */
  readonly code: ErrorCode | undefined;
  readonly errors: readonly FieldError[];
  readonly body: B;
}

function pathOf(route: Route, { params = {}, query = {} }: Call): string {
  const path = fillPath(route.path, params);
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/** What every answer of the API keeps to, whatever the call: the conventions of errors and schemas. */
function problemIn(route: Route, received: Received): Problem | undefined {
  const { status, headers, text } = received;
  if (status < 400) return undefined;
  // The gateway answers some by itself, before any Lambda of ours runs.
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
  // Parsing drops what the schema does not declare, so nothing else was in the answer.
  expect(schema.parse(body)).toEqual(body);
  expect(received.headers['x-request-id']).toBeTruthy();
  return body as ResponseOf<R>;
}

/** Calls a route of the deployed API through the edge, and holds the answer to the contract. */
export async function call<R extends Route>(
  route: R,
  request: Call = {},
): Promise<Answer<ResponseOf<R>>> {
  const text =
    request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const received = await send(route.method, pathOf(route, request), {
    text,
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      ...(request.as && { authorization: `Bearer ${request.as.token}` }),
      ...request.headers,
    },
  });
  const problem = problemIn(route, received);
  return {
    status: received.status,
    headers: received.headers,
    code: problem?.code,
    errors: problem?.errors ?? [],
    get body() {
      return bodyIn(route, received);
    },
  };
}
