import fc from 'fast-check';

const most = 1_000_000;

/** Numbers from 0 to below 1 that a seed gives, the same ones each time. */
export function numbersFrom(seed: number): () => number {
  const numbers = fc.infiniteStream(fc.noBias(fc.nat(most - 1)));
  const stream = fc.sample(numbers, { numRuns: 1, seed })[0];
  return () => (stream?.next().value ?? 0) / most;
}
