import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findStoredFollows, removeFollow } from '#lambdas/shops/store/follow-store.ts';
import { findShops } from '#lambdas/shops/store/shop-store.ts';
import type { Contribution, StatisticsRow } from './contributions.ts';
import { contributionsOfEvent, dayOfFollow, expiredClaims } from './contributions-of-event.ts';
import type { CountedEvent, EventOf, PlainEvent } from './counted-event.ts';
import {
  findCounted,
  findNewFollowers,
  findOpenEnded,
  leaveList,
  rememberCounted,
  rememberNewFollower,
} from './store/counted-events-store.ts';
import { addNumbers } from './store/numbers-store.ts';

const nameOf = (row: StatisticsRow): string => {
  if (row.of === 'day') return `${row.owner} ${row.day}`;
  if (row.of === 'end') return `${row.owner} end ${row.day} ${row.offerId}`;
  if (row.of === 'followers') return `${row.owner} followers`;
  return `${row.owner} ${row.kind} ${row.time} ${row.id}`;
};

/** Adds up contributions to the same item. */
export function mergeContributions(all: readonly Contribution[]): Contribution[] {
  const groups = Map.groupBy(all, ({ row }) => nameOf(row));
  return [...groups.values()].map((group) => {
    const numbers: Record<string, number> = {};
    for (const one of group) {
      for (const [name, value] of Object.entries(one.numbers)) {
        numbers[name] = (numbers[name] ?? 0) + value;
      }
    }
    const [first] = group.map(({ row }) => row);
    const isTaken = group.some(({ row }) => row.of === 'end' && row.isTaken);
    const row = first?.of === 'end' ? { ...first, isTaken } : first;
    return { row: row as StatisticsRow, numbers };
  });
}

/** Returns the unique name of an event. */
const eventName = ({ kind, id }: CountedEvent): string => `${kind} ${id}`;

/** Actions in one transaction (DynamoDB's limit). */
const mostActions = 100;

/** Actions that mark an event as counted; a follow also marks the new follower. */
const marksOf = ({ kind }: PlainEvent): number => (kind === 'followed' ? 2 : 1);

/** Splits events into groups for one transaction each. Most events of a shop add to the same items. */
export function groupsOfEvents(
  events: readonly PlainEvent[],
  contributions: (event: PlainEvent) => readonly Contribution[],
): PlainEvent[][] {
  const groups: PlainEvent[][] = [];
  let rows = new Set<string>();
  let marks = 0;
  for (const event of events) {
    const own = contributions(event).map(({ row }) => nameOf(row));
    const group = groups.at(-1);
    const together = new Set([...rows, ...own]);
    if (group && marks + marksOf(event) + together.size <= mostActions) {
      group.push(event);
      rows = together;
      marks += marksOf(event);
      continue;
    }
    groups.push([event]);
    rows = new Set(own);
    marks = marksOf(event);
  }
  return groups;
}

type FollowEvent = EventOf<'followed' | 'unfollowed'>;

const isOfFollow = (event: CountedEvent): event is FollowEvent =>
  event.kind === 'followed' || event.kind === 'unfollowed';

async function findShopsOf(events: readonly PlainEvent[]) {
  const ids = [...new Set(events.filter(isOfFollow).map(({ shopId }) => shopId))];
  const shops = await findShops(ids);
  return new Map(ids.map((id, index) => [id, shops[index]]));
}

/** Returns the writes that remove follows that began after their shop's removal. */
async function removeLateFollows(events: readonly PlainEvent[]) {
  const begun = events.filter((event) => event.kind === 'followed');
  const late = await findStoredFollows(begun);
  return late.map(({ id, userId, shopId }) => removeFollow(userId, shopId, { followId: id }));
}

type Shops = Awaited<ReturnType<typeof findShopsOf>>;

/** Finds the follows that count as new followers of their shops. */
function findNew(events: readonly PlainEvent[], shops: Shops) {
  const begun = events.filter((event) => event.kind === 'followed');
  return findNewFollowers(
    begun.flatMap((event) => {
      const shop = shops.get(event.shopId);
      return shop ? { ...event, day: dayOfFollow(event, shop) } : [];
    }),
  );
}

/** Counts the events of a group that were not counted before, in one transaction. */
async function countGroup(businessId: string, group: readonly PlainEvent[], now: Date) {
  await retryOnConflict(async (commit) => {
    const [isCounted, shops] = await Promise.all([findCounted(group), findShopsOf(group)]);
    const isGone = (event: PlainEvent) => isOfFollow(event) && !shops.get(event.shopId);
    const fresh = group.filter((event) => !isCounted(event) && !isGone(event));
    const newFollowers = await findNew(fresh, shops);
    const newIds = new Set(newFollowers.map(({ id }) => id));
    const numbers = fresh.flatMap((event) =>
      contributionsOfEvent(event, businessId, shops.get(event.shopId), newIds.has(event.id)),
    );
    await commit([
      ...fresh.map((event) => rememberCounted(event, now)),
      ...newFollowers.map((follow) => rememberNewFollower(follow, now)),
      ...mergeContributions(numbers).map(addNumbers),
      ...(await removeLateFollows(group.filter(isGone))),
    ]);
  });
}

/** Counts the claims that ended on a day and are still open as expired. */
async function countEnded(businessId: string, event: EventOf<'ended'>, now: Date) {
  await retryOnConflict(async (commit) => {
    const [isCounted, open] = await Promise.all([findCounted([event]), findOpenEnded(event)]);
    if (isCounted(event)) return;
    await commit([
      rememberCounted(event, now),
      leaveList(event, open),
      ...(open > 0 ? expiredClaims(businessId, event, open) : []).map(addNumbers),
    ]);
  });
}

/**
 * Adds events to the numbers of a business's shops, each once, in any order. Nothing is counted for a closed or
 * missing business; follows after their shop's removal are removed.
 */
export async function countEvents(
  businessId: string,
  events: readonly CountedEvent[],
  now: Date,
): Promise<void> {
  const different = [...new Map(events.map((event) => [eventName(event), event])).values()];
  const business = await findBusiness(businessId);
  const isOpen = business !== undefined && business.status !== 'closed';
  const counted = different.filter((event) => isOpen || isOfFollow(event));
  const plain = counted.filter((event): event is PlainEvent => event.kind !== 'ended');
  const contributions = (event: PlainEvent) => contributionsOfEvent(event, businessId);
  for (const group of groupsOfEvents(plain, contributions))
    await countGroup(businessId, group, now);
  for (const event of counted) if (event.kind === 'ended') await countEnded(businessId, event, now);
}
