import { type FieldError, fieldErrorCodes } from '#contract/http/errors.ts';
import { ApiError, type ApiErrorCode, isErrorCode } from './api-error.ts';

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
    awsName: awsNameOf(response, body),
  });
}
