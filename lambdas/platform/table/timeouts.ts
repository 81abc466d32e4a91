/** Longest time of one attempt in milliseconds. */
export const tableTimeouts = { requestTimeout: 2500 };

/** How often the client sends a request: once, and once more after a transient failure. */
export const tableAttempts = 2;

/** Milliseconds that one request may take at most: each attempt times out, with a pause in between. */
export const longestRequest = tableAttempts * tableTimeouts.requestTimeout + 500;
