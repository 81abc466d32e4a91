/** Milliseconds. By default the SDK only warns about a slow request. */
export const tableTimeouts = {
  connectionTimeout: 1000,
  requestTimeout: 2500,
  throwOnRequestTimeout: true,
} as const;

/** How often the client sends a request: once, and once more after a transient failure. */
export const tableAttempts = 2;

/** Milliseconds that one request may take at most: each attempt times out, with a pause in between. */
export const longestRequest = tableAttempts * tableTimeouts.requestTimeout + 500;
