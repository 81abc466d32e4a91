import type { EarlierRedemption } from '#contract/claims/claims.ts';
import { type ErrorCode, errorStatus, type FieldError } from '#contract/http/errors.ts';

/** Codes of failures between browser and API, which the contract does not have. */
type TransportErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'NOT_FOUND'
  /** The identity service gave no new token, although the session has not ended. */
  | 'SESSION_NOT_RENEWED'
  | 'UNEXPECTED';

export type ApiErrorCode = ErrorCode | TransportErrorCode;

interface Failure {
  readonly code: ApiErrorCode;
  /** 0 without an answer. */
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly fieldErrors?: readonly FieldError[] | undefined;
  /** The wait in milliseconds that the server asks for. */
  readonly retryAfter?: number | undefined;
  /** The number of claims that prevent the closing of a business without force. */
  readonly openClaims?: number | undefined;
  /** Where and when a claim was redeemed before. */
  readonly redemption?: EarlierRedemption | undefined;
  /** Whether the API itself answered, not an edge, a gateway or the portal of a public network. */
  readonly isOfApi?: boolean | undefined;
  /** The name of an AWS error, from `x-amzn-errortype` or the body. */
  readonly awsName?: string | undefined;
}

/** Longest wait in milliseconds that a busy server asks for. */
const longestBusy = 60_000;

/** A failed call; `code` has a text `errors.<code>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly openClaims: number | undefined;
  readonly redemption: EarlierRedemption | undefined;
  readonly isOfApi: boolean;
  readonly awsName: string | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.status} ${failure.code}`, options);
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.fieldErrors = failure.fieldErrors ?? [];
    this.retryAfter = failure.retryAfter;
    this.openClaims = failure.openClaims;
    this.redemption = failure.redemption;
    this.isOfApi = failure.isOfApi ?? false;
    this.awsName = failure.awsName;
  }

  /** Whether the calls of a day or an hour are used up. A busy server also answers 429, and asks for seconds. */
  get isUsedUp(): boolean {
    return this.status === 429 && (this.retryAfter ?? 0) > longestBusy;
  }
}

/** Returns whether a value is an error code of the contract. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** The code of any failure; its text is `errors.<code>`. */
export function errorCodeOf(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'UNEXPECTED';
}

/** Whether an error is a refusal by the API with this code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;
