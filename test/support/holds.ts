import fc from 'fast-check';

/**
 * Checks a property with generated inputs, always the same ones, so that a run can be repeated. Throws with the
 * smallest counterexample found.
 */
export async function holds(
  property: fc.IRawProperty<unknown>,
  { runs = 300 }: { readonly runs?: number } = {},
): Promise<void> {
  await fc.assert(property, { seed: 20_261_121, numRuns: runs });
}
