import { setTimeout as pause } from 'node:timers/promises';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Contribution } from '#lambdas/statistics/contributions.ts';
import { addNumbers } from '#lambdas/statistics/store/add-numbers.ts';
import { findStatisticsDifferences } from './statistics-differences.ts';
import { steadyPart } from './steady-part.ts';

/** How many times a difference is read again. */
const rounds = 3;

/** Maximum number of items in one transaction. */
const atOnce = 50;

/** Businesses and shops with corrected numbers, and those with numbers that changed at every reading. */
interface RecountedStatistics {
  readonly corrected: readonly string[];
  readonly unsettled: readonly string[];
}

/** Differences at the last reading, and the part that was the same at every reading. */
interface Differing {
  readonly businessId: string;
  readonly last: readonly Contribution[];
  readonly steady: readonly Contribution[];
}

async function readAgain({ businessId, steady }: Differing): Promise<Differing> {
  const last = await findStatisticsDifferences(businessId, new Date());
  return { businessId, last, steady: steadyPart(steady, last) };
}

/** Adds differences instead of setting numbers, since events may be counted at the same time. */
async function addDifferences({ businessId, steady }: Differing): Promise<void> {
  for (let start = 0; start < steady.length; start += atOnce) {
    const writes = steady.slice(start, start + atOnce).map(addNumbers);
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
 * Corrects the statistics of businesses and shops by the records of claims. Uncounted events can also cause a
 * difference, so it is read four times, `pauseMs` milliseconds apart, and corrected only if it stays the same. Claims
 * are listed for two years after the month of their end, so earlier months stay as they are. So do followers, views and
 * refusals, which leave no records.
 */
export async function recountStatistics(
  businessIds: readonly string[],
  pauseMs: number,
): Promise<RecountedStatistics> {
  let differing: Differing[] = [];
  for (const businessId of businessIds) {
    const last = await findStatisticsDifferences(businessId, new Date());
    if (last.length > 0) differing.push({ businessId, last, steady: last });
  }
  for (let round = 0; round < rounds && differing.length > 0; round += 1) {
    await pause(pauseMs);
    const again: Differing[] = [];
    for (const one of differing) again.push(await readAgain(one));
    differing = again.filter(({ last }) => last.length > 0);
  }
  for (const one of differing) await addDifferences(one);
  const changing = differing.filter(({ last, steady }) => countOf(last) > countOf(steady));
  return {
    corrected: [...new Set(differing.flatMap(({ steady }) => ownersOf(steady)))],
    unsettled: changing.map(({ businessId }) => businessId),
  };
}
