import fc from 'fast-check';

const most = 1_000_000;

/** Returns a generator of numbers in [0, 1); a seed always gives the same numbers. */
export function numbersFrom(seed: number): () => number {
  const numbers = fc.infiniteStream(fc.noBias(fc.nat(most - 1)));
  const stream = fc.sample(numbers, { numRuns: 1, seed })[0];
  return () => (stream?.next().value ?? 0) / most;
}
