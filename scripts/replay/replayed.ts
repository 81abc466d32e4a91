/** How much kept work was done again, and what failed again and is still kept. */
export interface Replayed {
  readonly replayed: number;
  /** A sentence for each failure. */
  readonly failures: readonly string[];
}
