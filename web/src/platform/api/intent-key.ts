import { ApiError } from '#web/platform/http/http.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Keeps the key of a change for longer than the page is open. */
export interface IntentStore {
  /** The key that was saved for the same input. */
  readonly keyOf: (input: string) => string | undefined;
  readonly save: (input: string, key: string) => void;
  readonly remove: () => void;
  /** Whether a key is saved, for any input. */
  readonly hasKey: () => boolean;
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
 * has decided, so that sending again after a lost answer does not repeat the change. With a store this also holds
 * after a reload.
 */
export class IntentKey {
  readonly #store: IntentStore | undefined;
  #input: string | undefined;
  #key: string | undefined;

  constructor(store?: IntentStore) {
    this.#store = store;
  }

  /**
   * The key for `input`: the previous one while the input is the same and the server has not decided. It is saved
   * when this returns, so before the input is sent.
   */
  for(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.#key !== undefined && text === this.#input) return this.#key;
    const saved = this.#key === undefined ? this.#store?.keyOf(text) : undefined;
    const key = saved ?? newIdempotencyKey();
    this.#input = text;
    this.#key = key;
    // A saved one was saved when it was first sent, from which the server counts.
    if (!saved) this.#store?.save(text, key);
    return key;
  }

  /** Whether a change was sent before the page was loaded, and the server's decision is not known. */
  isUndecided(): boolean {
    return this.#key === undefined && (this.#store?.hasKey() ?? false);
  }

  /** Must be called when the call has ended, with its error if it failed. */
  settle(error?: unknown): void {
    if (error === undefined || isFinal(error)) this.forget();
  }

  /** Makes sending the same input again a new change. */
  forget(): void {
    this.#key = undefined;
    this.#store?.remove();
  }
}
