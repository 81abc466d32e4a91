import { ApiError } from './api-error.ts';

export type RetryKind = 'throttling' | 'timeout' | 'transient';

const throttlingNames = new Set([
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

const timeoutNames = new Set(['TimeoutError', 'RequestTimeout', 'RequestTimeoutException']);

const clockSkewNames = new Set([
  'AuthFailure',
  'InvalidSignatureException',
  'RequestExpired',
  'RequestInTheFuture',
  'RequestTimeTooSkewed',
  'SignatureDoesNotMatch',
]);

const transientStatuses = new Set([0, 500, 502, 503, 504]);

/** The kind of a failure that may be retried, by the specification's list; undefined for others. */
export function retryKindOf(error: unknown): RetryKind | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const name = error.awsName ?? '';
  if (error.code === 'TIMEOUT' || timeoutNames.has(name)) return 'timeout';
  if (error.status === 429 || throttlingNames.has(name)) return 'throttling';
  // The server is still running an earlier attempt of the same call and will soon have its answer.
  if (error.code === 'REQUEST_IN_PROGRESS') return 'throttling';
  if (transientStatuses.has(error.status) || clockSkewNames.has(name)) {
    return 'transient';
  }
  return undefined;
}
