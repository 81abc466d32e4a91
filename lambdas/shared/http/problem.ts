import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { apiPath } from '#contract/route.ts';
import { AppError } from '../app-error.ts';
import { isTransient } from '../transient-errors.ts';
import type { StoredAnswer } from './stored-answer.ts';

const titles: Partial<Record<string, string>> = {
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'Try again in a moment',
};

function titleOf(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return titles[code] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The path that was called, as the site shows it; a local endpoint leaves the gateway's stage out. */
export function instanceOf({ rawPath }: APIGatewayProxyEventV2): string {
  return rawPath.startsWith(`${apiPath}/`) ? rawPath : `${apiPath}${rawPath}`;
}

function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isTransient(error)
    ? new AppError('UNAVAILABLE', { retryAfter: 1 })
    : new AppError('INTERNAL');
}

/**
 * An error as application/problem+json (RFC 9457). Transient errors of the table become UNAVAILABLE;
 * other errors become INTERNAL, without detail.
 */
export function problemOf(error: unknown, instance: string): StoredAnswer {
  const known = appErrorOf(error);
  return {
    statusCode: known.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(known.retryAfter !== undefined && { 'retry-after': String(known.retryAfter) }),
    },
    body: JSON.stringify({
      type: `urn:vitrine:error:${known.code.toLowerCase()}`,
      title: titleOf(known.code),
      status: known.status,
      code: known.code,
      detail: known.detail,
      instance,
      errors: known.errors,
    }),
  };
}
