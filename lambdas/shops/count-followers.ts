import { logger } from '../shared/logger.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { runSequentially } from '../shared/run-sequentially.ts';
import { decideCount, type FollowEvent } from './follow-event.ts';
import { findStoredFollows } from './repository/followers.ts';
import {
  addFollowers,
  findCounted,
  findFollowersCount,
  rememberCounted,
} from './repository/followers-count.ts';
import { removeFollow } from './repository/follows.ts';

/** The writes that remove the follows of a shop that began after the shop was removed. */
async function removeLateFollows(shopId: string, events: readonly FollowEvent[]) {
  const begun = events.filter(({ delta }) => delta === 1);
  const late = await findStoredFollows(shopId, begun);
  return late.map(({ id, userId }) => removeFollow(userId, shopId, { followId: id }));
}

/** The writes that count events which were not counted before. */
async function countOnce(
  shopId: string,
  followersCount: number,
  events: readonly FollowEvent[],
  now: Date,
) {
  const { sum, isChange, remembered } = decideCount(events, await findCounted(events), now);
  if (followersCount + sum < 0) logger.error('followers miscounted', { shopId });
  return [
    ...remembered.map((event) => rememberCounted(event, now)),
    ...(isChange ? [addFollowers(shopId, followersCount, sum)] : []),
  ];
}

/**
 * Adds events of a shop's followers to its counter, each once however often it is delivered. Where the shop is
 * gone nothing is counted, and follows that came after its removal are removed. Throws WriteConflict after six
 * attempts. Takes 50 events at most: one takes two of the hundred actions of a transaction where an end
 * cancels its beginning and the counter stays, and otherwise one.
 */
export async function countFollowers(
  shopId: string,
  events: readonly FollowEvent[],
  now: Date,
): Promise<void> {
  const count = () =>
    retryOnConflict(async (commit) => {
      const followersCount = await findFollowersCount(shopId);
      await commit(
        followersCount === undefined
          ? await removeLateFollows(shopId, events)
          : await countOnce(shopId, followersCount, events, now),
      );
    });
  // The jobs of a batch run at the same time, and those of one shop would cancel each other's transactions.
  await runSequentially(`followers of ${shopId}`, count);
}
