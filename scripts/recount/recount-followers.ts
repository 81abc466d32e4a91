import { setTimeout as pause } from 'node:timers/promises';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { countFollowRecords } from '#lambdas/shops/store/followers.ts';
import { addFollowers, findFollowersCount } from '#lambdas/shops/store/followers-count.ts';

/** How often a difference is read again. */
const rounds = 3;

/** Most shops read at the same time. */
const atOnce = 25;

/** The shops whose number of followers was corrected, and those where it changed at every reading. */
interface Recounted {
  readonly corrected: readonly string[];
  readonly unsettled: readonly string[];
}

/** Records of followers minus the stored number; 0 for a shop that is gone. */
async function findDifference(shopId: string): Promise<number> {
  const [stored, records] = await Promise.all([
    findFollowersCount(shopId),
    countFollowRecords(shopId),
  ]);
  return stored === undefined ? 0 : records - stored;
}

/** The differences of some shops, in their order. */
async function findDifferences(shopIds: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < shopIds.length; start += atOnce) {
    const batch = shopIds.slice(start, start + atOnce);
    found.push(...(await Promise.all(batch.map(findDifference))));
  }
  return found;
}

/** Adds a difference, since events that are still under way are added to the same number. */
async function addDifference(shopId: string, difference: number): Promise<void> {
  await retryOnConflict(async (commit) => {
    const stored = await findFollowersCount(shopId);
    if (stored !== undefined) await commit([addFollowers(shopId, difference)]);
  });
}

/**
 * Compares the numbers of followers with the records and sets them right. A difference may also come from
 * events that are still under way, so it is read four times, `pauseMs` milliseconds apart, and corrected if
 * it stays the same.
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
