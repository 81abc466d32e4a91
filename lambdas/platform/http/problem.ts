import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { apiPath, type Route } from '#contract/http/route.ts';
import { AppError } from '../errors/app-error.ts';
import { isTransient } from '../errors/transient-errors.ts';
import type { StoredAnswer } from './idempotent-request.ts';

const titles: Partial<Record<string, string>> = {
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'Try again in a moment',
};

function titleOf(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return titles[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the called path with the gateway's stage; the template of a path that names a person. */
export function instanceOf({ rawPath }: APIGatewayProxyEventV2, route: Route | undefined): string {
  if (route?.isPathPrivate) return `${apiPath}${route.path}`;
  return rawPath.startsWith(`${apiPath}/`) ? rawPath : `${apiPath}${rawPath}`;
}

/** Returns an error as one with a code: UNAVAILABLE for a transient one of the table, INTERNAL for any other. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isTransient(error)
    ? new AppError('UNAVAILABLE', { retryAfter: 1 })
    : new AppError('INTERNAL');
}

/**
 * Returns an error as application/problem+json (RFC 9457). Transient errors of the table become UNAVAILABLE; other
 * errors become INTERNAL, without detail.
 */
export function problemAnswerOf(error: unknown, instance: string): StoredAnswer {
  const appError = appErrorOf(error);
  return {
    statusCode: appError.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(appError.retryAfter !== undefined && { 'retry-after': String(appError.retryAfter) }),
    },
    body: JSON.stringify({
      type: `urn:vitrine:error:${appError.code.toLowerCase()}`,
      title: titleOf(appError.code),
      status: appError.status,
      code: appError.code,
      detail: appError.detail,
      instance,
      errors: appError.errors,
      ...appError.facts,
    }),
  };
}
