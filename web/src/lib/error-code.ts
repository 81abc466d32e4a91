import { ApiError, type ApiErrorCode } from './http/api-error.ts';

/** The code of any failure, to be told by `t('errors.<code>')`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}
