import type { ErrorCode } from '#contract/http/errors.ts';
import { ApiError } from './api-error.ts';

/** Whether an error is a refusal by the API with this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
