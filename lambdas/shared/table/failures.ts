/** Milliseconds. The SDK only warns about a slow request unless it is told to throw. */
export const tableTimeouts = {
  connectionTimeout: 1000,
  requestTimeout: 2500,
  throwOnRequestTimeout: true,
} as const;

/** How often the client sends a request: once, and once more after a failure that passes. */
export const tableAttempts = 2;

/** Milliseconds that one request may take at most: each attempt times out, with a pause in between. */
export const longestRequest = tableAttempts * tableTimeouts.requestTimeout + 500;

// TransactionInProgressException: an attempt timed out, and its transaction is still under way.
const passingErrors: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const connectionErrors: ReadonlySet<string> = new Set([
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
 * Whether an error of the table's client may be gone a moment later: throttling, a timeout, a lost
 * connection, a fault of DynamoDB. A write that fails like this may have been made all the same.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code = '', $metadata } = error as SdkError;
  const isFault = ($metadata?.httpStatusCode ?? 0) >= 500;
  return isFault || passingErrors.has(name) || connectionErrors.has(code);
}

/** Whether a single write was refused because a transaction was writing the same item. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && error.name === 'TransactionConflictException';
}
