import { ApiError, type ApiErrorCode } from './api-error.ts';

/** The code of any failure; its text is `errors.<code>`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}
