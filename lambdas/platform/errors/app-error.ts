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
  /** What the caller needs to understand the refusal, as the contract declares it (contract/http/errors.ts). */
  readonly facts?: ProblemFacts;
  /** False for a refusal that the same request may not get again; true by default. */
  readonly isRemembered?: boolean;
}

/** What an operation throws to refuse a request: a stable code, which one mapper answers with. */
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
