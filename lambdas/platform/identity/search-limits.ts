/**
 * Milliseconds that a schedule waits between two searches: ten a second at most. Cognito allows 30 a second for all
 * user pools of an AWS account in a Region, and does not raise that (category UserList).
 */
export const pauseBetweenSearches = 100;

const throttlingNames: ReadonlySet<unknown> = new Set([
  'LimitExceededException',
  'TooManyRequestsException',
]);

/** Whether an error says that Cognito takes no more calls at the moment. */
export const isThrottled = (error: unknown): boolean =>
  error instanceof Error && throttlingNames.has(error.name);
