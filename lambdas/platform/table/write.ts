declare const opaque: unique symbol;

/**
 * One action of a transaction. Operations return writes with their answer; only `lambdas/platform/table` looks inside.
 */
export interface Write {
  readonly [opaque]: true;
}

/** Outcomes of a write whose item another transaction was writing. */
const underWay: ReadonlySet<string> = new Set([
  'TransactionConflict',
  'TransactionConflictException',
]);

/** Another write came first: the data that was read is outdated, so the caller reads and decides again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
  /** Positions of the failed writes. The writes themselves are left out, since errors are logged. */
  readonly failed: readonly number[];
  /** Whether concurrent transactions are the only reason. */
  readonly isOfTransactions: boolean;

  /** Takes the outcome of each write in DynamoDB's words, `None` for a write that did not fail. */
  constructor(outcomes: readonly string[]) {
    super(`Another write came first: ${outcomes.join(', ')}`);
    this.isOfTransactions = outcomes.every((one) => one === 'None' || underWay.has(one));
    this.failed = outcomes.flatMap((outcome, position) => (outcome === 'None' ? [] : [position]));
  }
}
