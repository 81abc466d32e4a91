import { setTimeout as pause } from 'node:timers/promises';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { countFollowRecords } from '#lambdas/shops/store/followers.ts';
import { addFollowers, findFollowersCount } from '#lambdas/shops/store/followers-count.ts';

/** How many times a difference is read again. */
const rounds = 3;

/** Maximum number of shops read at the same time. */
const atOnce = 25;

/** Shops with a corrected number of followers, and shops where it changed at every reading. */
interface Recounted {
  readonly corrected: readonly string[];
  readonly unsettled: readonly string[];
}

/** Returns the follower records minus the stored number; 0 for a removed shop. */
async function findDifference(shopId: string): Promise<number> {
  const [stored, records] = await Promise.all([
    findFollowersCount(shopId),
    countFollowRecords(shopId),
  ]);
  return stored === undefined ? 0 : records - stored;
}

async function findDifferences(shopIds: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < shopIds.length; start += atOnce) {
    const batch = shopIds.slice(start, start + atOnce);
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

/**
 * Corrects the numbers of followers by their records. Uncounted events can also cause a difference, so it is read four
 * times, `pauseMs` milliseconds apart, and corrected only if it stays the same.
 */
export async function recountFollowers(
  shopIds: readonly string[],
  pauseMs: number,
): Promise<Recounted> {
  const first = await findDifferences(shopIds);
  let differing = shopIds
    .map((id, index) => ({ id, difference: first[index] ?? 0, isSteady: true }))
    .filter(({ difference }) => difference !== 0);
  for (let round = 0; round < rounds && differing.length > 0; round += 1) {
    await pause(pauseMs);
    const again = await findDifferences(differing.map(({ id }) => id));
    differing = differing
      .map(({ id, difference, isSteady }, index) => {
        const now = again[index] ?? 0;
        return { id, difference: now, isSteady: isSteady && now === difference };
      })
      .filter(({ difference }) => difference !== 0);
  }
  const steady = differing.filter(({ isSteady }) => isSteady);
  for (const { id, difference } of steady) await addDifference(id, difference);
  return {
    corrected: steady.map(({ id }) => id),
    unsettled: differing.filter(({ isSteady }) => !isSteady).map(({ id }) => id),
  };
}
