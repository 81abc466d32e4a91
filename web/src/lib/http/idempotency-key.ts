import { ApiError } from './api-error.ts';

/** A key of the form that the API asks for: 36 of `A-Za-z0-9_-`. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** Did the server decide? Then the same input sent again is a new intent. */
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
 * The key of what a user means to do: the same input keeps its key until the server has decided, so
 * that pressing the button again after a lost answer does nothing twice.
 */
export class IntentKey {
  #input = '';
  #key = '';

  /** The key for `input`: the last one while the input is the same and undecided. */
  for(input: unknown): string {
    const text = JSON.stringify(input) ?? '';
    if (this.#key === '' || text !== this.#input) {
      this.#input = text;
      this.#key = newIdempotencyKey();
    }
    return this.#key;
  }

  /** To be told how the call ended. */
  settle(error?: unknown): void {
    if (error === undefined || isFinal(error)) this.#key = '';
  }
}
