import { setTimeout as pause } from 'node:timers/promises';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Contribution } from '#lambdas/statistics/contributions.ts';
import { addNumbers, keyOfRow } from '#lambdas/statistics/store/numbers-store.ts';
import { findStatisticsDifferences } from './statistics-differences.ts';

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

const nameOf = ({ row }: Contribution) => {
  const { PK, SK } = keyOfRow(row);
  return `${PK} ${SK}`;
};

/** Returns the differences that are the same in a later reading, number by number. */
function steadyPart(
  before: readonly Contribution[],
  after: readonly Contribution[],
): Contribution[] {
  const later = new Map(after.map((one) => [nameOf(one), one.numbers]));
  return before.flatMap((one) => {
    const again = later.get(nameOf(one)) ?? {};
    const same = Object.entries(one.numbers).filter(([name, value]) => again[name] === value);
    return same.length === 0 ? [] : [{ row: one.row, numbers: Object.fromEntries(same) }];
  });
}

/** Maximum number of items in one transaction. */
const batchSize = 50;

/** Businesses and shops with corrected numbers, and those with numbers that changed at every reading. */
interface RecountedStatistics {
  readonly corrected: readonly string[];
  readonly unsteady: readonly string[];
}

/** Returns the differences of each business, one after the other; undefined where there is none. */
async function findDifferences(businessIds: readonly string[]) {
  const found: (readonly Contribution[] | undefined)[] = [];
  for (const businessId of businessIds) {
    const differences = await findStatisticsDifferences(businessId, new Date());
    found.push(differences.length > 0 ? differences : undefined);
  }
  return found;
}

/** Adds differences instead of setting numbers, since events may be counted at the same time. */
async function addDifferences({
  id: businessId,
  steady,
}: Difference<readonly Contribution[]>): Promise<void> {
  for (let start = 0; start < steady.length; start += batchSize) {
    const writes = steady.slice(start, start + batchSize).map(addNumbers);
    await retryOnConflict(async (commit) => {
      const business = await findBusiness(businessId);
      if (business && business.status !== 'closed') await commit(writes);
    });
  }
}

const ownersOf = (differences: readonly Contribution[]) => differences.map(({ row }) => row.owner);

const countOf = (differences: readonly Contribution[]) =>
  differences.flatMap(({ numbers }) => Object.keys(numbers)).length;

/**
 * Corrects the statistics of businesses and shops by the records of claims; a difference that changes between readings
 * stays. Claims are listed for two years after the month of their end, so earlier months stay as they are. So do
 * followers, views and refusals, which leave no records.
 */
export async function recountStatistics(
  businessIds: readonly string[],
  pauseMs: number,
): Promise<RecountedStatistics> {
  const differing = await findSteadyDifferences(businessIds, findDifferences, steadyPart, pauseMs);
  for (const one of differing) await addDifferences(one);
  const changing = differing.filter(({ last, steady }) => countOf(last) > countOf(steady));
  return {
    corrected: [...new Set(differing.flatMap(({ steady }) => ownersOf(steady)))],
    unsteady: changing.map(({ id }) => id),
  };
}
