declare const opaque: unique symbol;

/**
 * One action of a transaction. Repositories make writes and operations return them with their answer; only
 * `shared/table` looks inside.
 */
export interface Write {
  readonly [opaque]: true;
}

/** Another write came first: what was read is out of date, so the caller reads and decides again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
  /** Positions of the writes that failed. The writes themselves are left out, since errors are logged. */
  readonly failed: readonly number[];

  /** Takes the outcome of each write as DynamoDB names it, `None` for one that did not fail. */
  constructor(outcomes: readonly string[]) {
    super(`Another write came first: ${outcomes.join(', ')}`);
    this.failed = outcomes.flatMap((outcome, position) => (outcome === 'None' ? [] : [position]));
  }
}
