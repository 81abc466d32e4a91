import {
  type ErrorCode,
  errorStatus,
  type FieldError,
  type ProblemFacts,
} from '#contract/http/errors.ts';

interface AppErrorOptions {
  /** For developers, in English, without personal data. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Seconds to wait before another try. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  /** Facts that explain the refusal, declared in contract/http/errors.ts. */
  readonly facts?: ProblemFacts;
  /** False for a refusal that a repeated request may not get; true by default. */
  readonly isRemembered?: boolean;
}

/** A refused request: a stable error code that one mapper turns into an answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly facts: ProblemFacts | undefined;
  /** Whether it may be remembered under an idempotency key. */
  readonly isRemembered: boolean;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.facts = options.facts;
    this.isRemembered = options.isRemembered ?? true;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
