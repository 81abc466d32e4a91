import { type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';

/** Failures that no answer of the API names: they arise between it and the browser. */
export const transportErrorCodes = ['NETWORK', 'TIMEOUT', 'NOT_FOUND', 'UNEXPECTED'] as const;

export type ApiErrorCode = ErrorCode | (typeof transportErrorCodes)[number];

interface Failure {
  readonly code: ApiErrorCode;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** Milliseconds that the server asked to wait. */
  readonly retryAfter?: number | undefined;
  /** The name AWS gives its own errors, from `x-amzn-errortype` or the body. */
  readonly awsName?: string | undefined;
}

/** A call that failed; `code` is what the screen translates. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly awsName: string | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.status} ${failure.code}`, options);
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.fieldErrors = failure.fieldErrors ?? [];
    this.retryAfter = failure.retryAfter;
    this.awsName = failure.awsName;
  }
}

/** Is `value` a code of the API's contract? */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
