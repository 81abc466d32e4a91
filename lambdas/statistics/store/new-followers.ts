import { createHash } from 'node:crypto';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems } from '#lambdas/platform/table/read.ts';
import { putNew } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { endOfMarker } from './counted-events.ts';

/** The start of a follow, with its own id and the local day of its shop. */
interface FollowOfDay {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string;
  readonly day: string;
}

// A hash, so it does not reveal for weeks whom somebody followed who has left the shop or their account.
const markerOf = ({ userId, shopId, day }: FollowOfDay) =>
  keys.newFollower(createHash('sha256').update(`${userId} ${shopId} ${day}`).digest('hex'));

/** Finds the follows that count as new followers: the first of each user, shop and day (strong read). */
export async function findNewFollowers<F extends FollowOfDay>(follows: readonly F[]): Promise<F[]> {
  const find = await getItems(follows.map(markerOf));
  const firsts = new Map(follows.toReversed().map((follow) => [markerOf(follow).PK, follow]));
  return [...firsts.values()].filter((follow) => find(markerOf(follow)) === undefined);
}

/** Remembers that a person was counted as a new follower of a shop on a day; fails where they were before. */
export function rememberNewFollower(follow: FollowOfDay, now: Date): Write {
  return putNew({ ...markerOf(follow), ttl: endOfMarker(now) });
}
