import { ApiError, type ApiErrorCode } from './http/api-error.ts';

/** Returns the code of any failure; its text is `errors.<code>`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}
