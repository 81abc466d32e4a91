import { ApiError } from '#web/platform/http/http.ts';

/** Stores the key of a change so that it survives a reload. */
export interface IntentStore {
  /** Returns the saved key for the same input. */
  readonly keyOf: (input: string) => string | undefined;
  readonly save: (input: string, key: string) => void;
  readonly remove: () => void;
  /** Returns whether a key is saved, for any input. */
  readonly hasKey: () => boolean;
}

/** Returns whether the server has decided, so that sending the same input again is a new change. */
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
 * The idempotency key of a change that the user intends. The same input keeps its key until the server has decided, so
 * that a retry after a lost answer does not repeat the change. With a store, the key survives a reload.
 */
export class IntentKey {
  readonly #store: IntentStore | undefined;
  #input: string | undefined;
  #key: string | undefined;

  constructor(store?: IntentStore) {
    this.#store = store;
  }

  /** Returns the key for `input`, the same one until the server has decided. The key is saved before returning. */
  for(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.#key !== undefined && text === this.#input) return this.#key;
    const saved = this.#key === undefined ? this.#store?.keyOf(text) : undefined;
    const key = saved ?? crypto.randomUUID();
    this.#input = text;
    this.#key = key;
    // A saved key keeps its time: the server counts from the first attempt.
    if (!saved) this.#store?.save(text, key);
    return key;
  }

  /** Returns whether a change was sent before the page was loaded, without a known decision. */
  isUndecided(): boolean {
    return this.#key === undefined && (this.#store?.hasKey() ?? false);
  }

  /** Must be called after the call, with its error if it failed. */
  finish(error?: unknown): void {
    if (error === undefined || isFinal(error)) this.forget();
  }

  /** Makes sending the same input again a new change. */
  forget(): void {
    this.#key = undefined;
    this.#store?.remove();
  }
}
