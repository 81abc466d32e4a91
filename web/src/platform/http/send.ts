import { noteServerTime } from '#web/lib/clock/server-clock.ts';
import { ApiError } from './api-error.ts';
import { readFailure } from './read-failure.ts';
import { RetryQuota, type RetryTools, withRetry } from './retry.ts';

const descriptions: Readonly<Record<number, string>> = {
  0: 'No answer: the connection is down or the server was not reached',
  401: 'The session was not accepted',
  403: 'The caller may not do this',
  502: 'The edge got no usable answer from the API',
};

/** Logs a failed call in one console line, without tokens, bodies or queries. `label` is method and path template. */
export function logFailure(label: string, error: ApiError): void {
  const line = [
    descriptions[error.status] ?? 'The call failed',
    label,
    `${error.status} ${error.code}`,
    error.requestId ? `request ${error.requestId}` : '',
  ]
    .filter(Boolean)
    .join(' | ');
  if (error.status === 0 || error.status >= 500) console.error(line);
  else console.warn(line);
}

/** Timeout of one attempt in milliseconds. */
const attemptTimeout = 15_000;

const shared: RetryTools = {
  quota: new RetryQuota(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  random: Math.random,
};

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Name of the call in the log: method and path template, without values. */
  readonly label: string;
}

function signalFor(request: HttpRequest): AbortSignal {
  const timeout = AbortSignal.timeout(attemptTimeout);
  return request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
}

function noAnswerError(cause: unknown): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  return new ApiError({ code: timedOut ? 'TIMEOUT' : 'NETWORK', status: 0 }, { cause });
}

async function readSuccess(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { status } = response;
    throw new ApiError({ code: 'UNEXPECTED', status }, { cause });
  }
}

async function attempt(request: HttpRequest): Promise<unknown> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      credentials: 'same-origin',
      signal: signalFor(request),
    });
    noteServerTime(response.headers);
    if (!response.ok) throw await readFailure(response);
    return await readSuccess(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The caller cancelled the call; this is not a failure.
    if (request.signal?.aborted) throw error;
    throw noAnswerError(error);
  }
}

/** Sends a request with retries; returns the body of the answer or rejects with an ApiError. */
export async function sendRequest(
  request: HttpRequest,
  tools: RetryTools = shared,
): Promise<unknown> {
  try {
    return await withRetry(() => attempt(request), tools);
  } catch (error) {
    if (error instanceof ApiError) logFailure(request.label, error);
    throw error;
  }
}
