/** Result of a replay: how much was repeated, and failures that are still kept. */
export interface Replayed {
  readonly replayed: number;
  readonly failures: readonly string[];
}
