import { exists } from '../../shared/table/conditions.ts';
import { keys } from '../../shared/table/keys.ts';
import { getItems } from '../../shared/table/read.ts';
import { put, update } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import { daysRemembered, type FollowEvent } from '../follow-event.ts';
import { parseShopCounters } from './shop-counters.ts';

const markerOf = ({ id, delta }: FollowEvent) =>
  keys.countedFollow(id, delta === 1 ? 'FOLLOWED' : 'UNFOLLOWED');

/**
 * The stored number of a shop's followers, read strongly; undefined where the shop is gone, even if its
 * counters are still there.
 */
export async function findFollowersCount(shopId: string): Promise<number | undefined> {
  const [shop, counters] = [keys.shop(shopId), keys.shopCounters(shopId)];
  const find = await getItems([shop, counters]);
  return find(shop) && parseShopCounters(find(counters))?.followersCount;
}

/** Which of some events were counted, and for which follows the beginning was counted. */
export async function findCounted(
  events: readonly FollowEvent[],
): Promise<(event: FollowEvent) => boolean> {
  const beginnings = events.map((event): FollowEvent => ({ ...event, delta: 1 }));
  const find = await getItems([...events, ...beginnings].map(markerOf));
  return (event) => find(markerOf(event)) !== undefined;
}

/** Remembers that an event was counted; fails where it was counted before. */
export function rememberCounted(event: FollowEvent, now: Date): Write {
  const ttl = Math.floor(now.getTime() / 1000) + daysRemembered * 24 * 60 * 60;
  return put({ ...markerOf(event), ttl });
}

/**
 * Adds to the number of followers as it was read. A number that would fall below zero, which only damage can
 * cause, becomes zero.
 */
export function addFollowers(shopId: string, read: number, sum: number): Write {
  const key = keys.shopCounters(shopId);
  if (read + sum < 0) {
    return update(key, 'SET followersCount = :zero', {
      expression: 'followersCount = :read',
      values: { ':zero': 0, ':read': read },
    });
  }
  const expression =
    sum < 0 ? `${exists.expression} AND followersCount >= :loss` : exists.expression;
  return update(key, 'ADD followersCount :sum', {
    expression,
    values: { ':sum': sum, ...(sum < 0 && { ':loss': -sum }) },
  });
}
