import { ApiError } from './api-error.ts';

/** A new key in the format that the API requires: 36 characters of `A-Za-z0-9_-`. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Whether the server has decided; sending the same input again is then a new change. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 401 &&
    error.status !== 429 &&
    error.code !== 'REQUEST_IN_PROGRESS'
  );
}

/**
 * The idempotency key of a change that the user intends. The same input keeps its key until the server
 * has decided, so that sending again after a lost answer does not repeat the change.
 */
export class IntentKey {
  #input: string | undefined;
  #key: string | undefined;

  /** The key for `input`: the previous one while the input is the same and the server has not decided. */
  for(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.#key === undefined || text !== this.#input) {
      this.#input = text;
      this.#key = newIdempotencyKey();
    }
    return this.#key;
  }

  /** Must be called when the call has ended, with its error if it failed. */
  settle(error?: unknown): void {
    if (error === undefined || isFinal(error)) this.#key = undefined;
  }
}
