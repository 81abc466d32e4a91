import { type FieldError, fieldErrorCodes } from '#contract/http/errors.ts';
import { noteServerTime } from '#web/lib/clock/server-clock.ts';
import { ApiError, type ApiErrorCode, isErrorCode } from './api-error.ts';
import { RetryQuota, type RetryTools, withRetry } from './retry.ts';

// API Gateway and CloudFront answer with bodies that differ from the API's.
const codeByStatus: Readonly<Record<number, ApiErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  412: 'VERSION_MISMATCH',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

const fieldCodes = new Set<unknown>(fieldErrorCodes);

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'code' in value &&
    fieldCodes.has(value.code)
  );
}

/** Returns the wait of a `Retry-After` header in milliseconds; the header has seconds or a date. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    // `null` is valid JSON.
    return (await response.json()) ?? {};
  } catch {
    return {};
  }
}

/** Returns the earlier redemption that a refusal at the counter names. */
function redemptionOf({ redemption }: Record<string, unknown>): ApiError['redemption'] {
  if (typeof redemption !== 'object' || redemption === null) return undefined;
  const { redeemedAt, shopId } = redemption as Record<string, unknown>;
  if (typeof redeemedAt !== 'string' || typeof shopId !== 'string') return undefined;
  return { redeemedAt, shopId };
}

function awsNameOf(response: Response, body: Record<string, unknown>): string | undefined {
  const name = response.headers.get('x-amzn-errortype') ?? body['__type'];
  if (typeof name !== 'string') return undefined;
  return name.slice(name.lastIndexOf('#') + 1).split(':')[0];
}

/** Converts a failed answer of the API (problem+json), API Gateway or CloudFront to an ApiError. */
export async function readFailure(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  const errors = body['errors'];
  return new ApiError({
    code: isErrorCode(body['code'])
      ? body['code']
      : (codeByStatus[response.status] ?? 'UNEXPECTED'),
    status: response.status,
    requestId:
      response.headers.get('x-request-id') ?? response.headers.get('apigw-requestid') ?? undefined,
    fieldErrors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    retryAfter: retryAfterOf(response.headers.get('retry-after'), Date.now()),
    openClaims: typeof body['openClaims'] === 'number' ? body['openClaims'] : undefined,
    redemption: redemptionOf(body),
    isOfApi: isErrorCode(body['code']),
    awsName: awsNameOf(response, body),
  });
}

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
