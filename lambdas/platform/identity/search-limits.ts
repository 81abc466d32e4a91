/**
 * Milliseconds between two searches of a schedule. Cognito allows 30 a second for all user pools of an AWS account
 * in a Region, and does not raise that (category UserList).
 */
export const pauseBetweenSearches = 100;

const throttlingNames: ReadonlySet<unknown> = new Set([
  'LimitExceededException',
  'TooManyRequestsException',
]);

/** Returns whether an error says that Cognito throttles. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof Error && throttlingNames.has(error.name);
