import { ApiError } from './api-error.ts';

export type RetryKind = 'throttling' | 'timeout' | 'transient';

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
