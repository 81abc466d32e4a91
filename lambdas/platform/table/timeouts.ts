/** Longest time of one attempt in milliseconds. */
export const tableTimeouts = { requestTimeout: 2500 };

/** Attempts per request: a second one after a transient failure. */
export const tableAttempts = 2;

/** Longest request in milliseconds: each attempt times out, with a pause in between. */
export const longestRequest = tableAttempts * tableTimeouts.requestTimeout + 500;
