// TransactionInProgressException: an attempt timed out, and its transaction is still running.
const transientNames: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const connectionCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

interface SdkError extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Returns whether an error of an AWS client is temporary: throttling, a timeout, a lost connection, a fault of the
 * service. A write that fails like this may have been made.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code = '', $metadata } = error as SdkError;
  const isFault = ($metadata?.httpStatusCode ?? 0) >= 500;
  return isFault || transientNames.has(name) || connectionCodes.has(code);
}
