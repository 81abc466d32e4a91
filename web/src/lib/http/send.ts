import { ApiError } from './api-error.ts';
import { logFailure } from './log-failure.ts';
import { readFailure } from './read-failure.ts';
import { RetryQuota, type RetryTools, withRetry } from './retry.ts';

/** One attempt; the gateway itself gives up after 30 s. */
const attemptTimeout = 15_000;

const shared: RetryTools = {
  quota: new RetryQuota(),
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
  random: Math.random,
};

export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How the call is named in the log: a path template, without the caller's values. */
  readonly label: string;
}

function signalFor(outgoing: Outgoing): AbortSignal {
  const timeout = AbortSignal.timeout(attemptTimeout);
  return outgoing.signal ? AbortSignal.any([outgoing.signal, timeout]) : timeout;
}

function noAnswer(cause: unknown): ApiError {
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

async function attempt(outgoing: Outgoing): Promise<unknown> {
  try {
    const response = await fetch(outgoing.url, {
      method: outgoing.method,
      headers: outgoing.headers,
      body: outgoing.body ?? null,
      credentials: 'same-origin',
      signal: signalFor(outgoing),
    });
    if (!response.ok) throw await readFailure(response);
    return await readSuccess(response);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The caller took the call back: not a failure.
    if (outgoing.signal?.aborted) throw error;
    throw noAnswer(error);
  }
}

/** Sends with retries, and resolves with the answer's body or rejects with an ApiError. */
export async function send(outgoing: Outgoing, tools: RetryTools = shared): Promise<unknown> {
  try {
    return await withRetry(() => attempt(outgoing), tools);
  } catch (error) {
    if (error instanceof ApiError) logFailure(outgoing.label, error);
    throw error;
  }
}
