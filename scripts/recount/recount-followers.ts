import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { countFollowRecords } from '#lambdas/shops/store/followers.ts';
import { addFollowers, findFollowersCount } from '#lambdas/shops/store/followers-count.ts';
import { findSteadyDifferences } from './steady-differences.ts';

/** Maximum number of shops read at the same time. */
const concurrency = 25;

/** Shops with a corrected number of followers, and shops where it changed at every reading. */
interface Recounted {
  readonly corrected: readonly string[];
  readonly unsteady: readonly string[];
}

/** Returns the follower records minus the stored number; undefined if they agree, and for a removed shop. */
async function findDifference(shopId: string): Promise<number | undefined> {
  const [stored, records] = await Promise.all([
    findFollowersCount(shopId),
    countFollowRecords(shopId),
  ]);
  return stored === undefined || stored === records ? undefined : records - stored;
}

async function findDifferences(shopIds: readonly string[]): Promise<(number | undefined)[]> {
  const found: (number | undefined)[] = [];
  for (let start = 0; start < shopIds.length; start += concurrency) {
    const batch = shopIds.slice(start, start + concurrency);
    found.push(...(await Promise.all(batch.map(findDifference))));
  }
  return found;
}

/** Adds the difference instead of setting the number, since events may be counted at the same time. */
async function addDifference(shopId: string, difference: number): Promise<void> {
  await retryOnConflict(async (commit) => {
    const stored = await findFollowersCount(shopId);
    if (stored !== undefined) await commit([addFollowers(shopId, difference)]);
  });
}

/** Corrects the numbers of followers by their records; a difference that changes between readings stays. */
export async function recountFollowers(
  shopIds: readonly string[],
  pauseMs: number,
): Promise<Recounted> {
  const same = (earlier: number, last: number) => (earlier === last ? last : 0);
  const differing = await findSteadyDifferences(shopIds, findDifferences, same, pauseMs);
  const steady = differing.filter((one) => one.steady !== 0);
  for (const { id, last } of steady) await addDifference(id, last);
  return {
    corrected: steady.map(({ id }) => id),
    unsteady: differing.filter((one) => one.steady === 0).map(({ id }) => id),
  };
}
