import { setTimeout as pause } from 'node:timers/promises';

/** How many times a difference is read again. */
const rounds = 3;

/** A difference at the last reading, and the part that was the same at every reading. */
export interface Difference<D> {
  readonly id: string;
  readonly last: D;
  readonly steady: D;
}

/**
 * Reads differences between stored numbers and records four times, `pauseMs` milliseconds apart, since events that are
 * not counted yet also cause a difference. `find` returns the difference of each id, undefined where there is none.
 * Returns the differences that are still there at the end.
 */
export async function findSteadyDifferences<D>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly (D | undefined)[]>,
  steadyPart: (earlier: D, last: D) => D,
  pauseMs: number,
): Promise<readonly Difference<D>[]> {
  const first = await find(ids);
  let differing: Difference<D>[] = ids.flatMap((id, index) => {
    const last = first[index];
    return last === undefined ? [] : [{ id, last, steady: last }];
  });
  for (let round = 0; round < rounds && differing.length > 0; round += 1) {
    await pause(pauseMs);
    const again = await find(differing.map(({ id }) => id));
    differing = differing.flatMap(({ id, steady }, index) => {
      const last = again[index];
      return last === undefined ? [] : [{ id, last, steady: steadyPart(steady, last) }];
    });
  }
  return differing;
}
