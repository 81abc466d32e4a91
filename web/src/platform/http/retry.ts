import { ApiError } from './api-error.ts';

type RetryKind = 'throttling' | 'timeout' | 'transient';

const throttlingNames = new Set<string | undefined>([
  'BandwidthLimitExceeded',
  'EC2ThrottledException',
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
]);

const timeoutNames = new Set<string | undefined>([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
]);

const clockSkewNames = new Set<string | undefined>([
  'AuthFailure',
  'InvalidSignatureException',
  'RequestExpired',
  'RequestInTheFuture',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

const transientStatuses = new Set([0, 500, 502, 503, 504]);

/** Returns the kind of a failure that may be retried (specification's list); undefined for others. */
export function retryKindOf(error: unknown): RetryKind | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, status, awsName } = error;
  if (code === 'TIMEOUT' || timeoutNames.has(awsName)) return 'timeout';
  if (status === 429 || throttlingNames.has(awsName)) return 'throttling';
  // The server still runs an earlier attempt of the same call, and will soon have its answer.
  if (code === 'REQUEST_IN_PROGRESS') return 'throttling';
  if (transientStatuses.has(status) || clockSkewNames.has(awsName)) return 'transient';
  return undefined;
}

const maxAttempts = 3;
const maxDelay = 20_000;
const quotaSize = 500;
const cost: Record<RetryKind, number> = {
  throttling: 5,
  transient: 5,
  timeout: 10,
};
const baseDelay: Record<RetryKind, number> = {
  throttling: 500,
  transient: 100,
  timeout: 100,
};

/** A token bucket that limits retries, so that they do not overload a failing server. */
export class RetryQuota {
  #tokens = quotaSize;

  get tokens(): number {
    return this.#tokens;
  }

  /** Takes the cost of one retry; returns false if too few tokens are left. */
  take(kind: RetryKind): boolean {
    if (this.#tokens < cost[kind]) return false;
    this.#tokens -= cost[kind];
    return true;
  }

  /** Returns tokens after a success: the cost of its last retry, or one token without a retry. */
  refund(kind: RetryKind | undefined): void {
    const gain = kind ? cost[kind] : 1;
    this.#tokens = Math.min(quotaSize, this.#tokens + gain);
  }
}

/** Returns the milliseconds before retry number `retry` (from 0): exponential with full jitter, at most 20 s. */
export function backoff(kind: RetryKind, retry: number, random: number): number {
  return Math.floor(random * Math.min(maxDelay, baseDelay[kind] * 2 ** retry));
}

export interface RetryTools {
  readonly quota: RetryQuota;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/**
 * Runs `attempt` up to three times, by AWS's standard retry mode with the specification's figures. Waits at least as
 * long as Retry-After asks; gives up if that is more than 20 s.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { quota, wait, random }: RetryTools,
): Promise<T> {
  let lastKind: RetryKind | undefined;
  for (let attempts = 1; ; attempts += 1) {
    try {
      const result = await attempt();
      quota.refund(lastKind);
      return result;
    } catch (error) {
      const kind = retryKindOf(error);
      const asked = (error instanceof ApiError && error.retryAfter) || 0;
      const retries = kind && attempts < maxAttempts && asked <= maxDelay && quota.take(kind);
      if (!retries) throw error;
      lastKind = kind;
      await wait(Math.max(asked, backoff(kind, attempts - 1, random())));
    }
  }
}
