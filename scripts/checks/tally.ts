/** What came of a piece of the run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What a reader needs to put the failures right; empty when there are none. */
  readonly failures: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, failures: [] };
export const onePassed: Tally = { passed: 1, failed: 0, failures: [] };

export function oneFailed(failure: string): Tally {
  return { passed: 0, failed: 1, failures: [failure] };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** The line that a whole run ends with. */
export function finalLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
