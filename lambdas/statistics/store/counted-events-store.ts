import { createHash } from 'node:crypto';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem, getItems } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { putNew, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { CountedEvent, EventOf } from '../counted-event.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';

/** Days that an event is remembered as counted: longer than stream, queue and dead letters together keep it. */
const daysRemembered = 70;

/** Returns until when something is remembered as counted, in seconds since 1970. */
const endOfMarker = (now: Date): number =>
  Math.floor(now.getTime() / 1000) + daysRemembered * 24 * 60 * 60;

const markerOf = ({ id, kind }: CountedEvent) => keys.countedEvent(id, kind);

/** Reads which of some events were counted (strong read). */
export async function findCounted(
  events: readonly CountedEvent[],
): Promise<(event: CountedEvent) => boolean> {
  const find = await getItems(events.map(markerOf));
  return (event) => find(markerOf(event)) !== undefined;
}

/** Remembers that an event was counted; fails where it was counted before. */
export function rememberCounted(event: CountedEvent, now: Date): Write {
  return putNew({ ...markerOf(event), ttl: endOfMarker(now) });
}

/** The start of a follow, with its own id and the local day of its shop. */
interface FollowOfDay {
  readonly id: string;
  readonly userId: string;
  readonly shopId: string;
  readonly day: string;
}

// A hash, so it does not reveal for weeks whom somebody followed who has left the shop or their account.
const markerOfFollow = ({ userId, shopId, day }: FollowOfDay) =>
  keys.newFollower(createHash('sha256').update(`${userId} ${shopId} ${day}`).digest('hex'));

/** Finds the follows that count as new followers: the first of each user, shop and day (strong read). */
export async function findNewFollowers<F extends FollowOfDay>(follows: readonly F[]): Promise<F[]> {
  const find = await getItems(follows.map(markerOfFollow));
  const firsts = new Map(follows.toReversed().map((follow) => [markerOfFollow(follow).PK, follow]));
  return [...firsts.values()].filter((follow) => find(markerOfFollow(follow)) === undefined);
}

/** Remembers that a person was counted as a new follower of a shop on a day; fails where they were before. */
export function rememberNewFollower(follow: FollowOfDay, now: Date): Write {
  return putNew({ ...markerOfFollow(follow), ttl: endOfMarker(now) });
}

type Ended = EventOf<'ended'>;

const open = z.object({ open: z.int() });

const keyOf = ({ shopId, endsOn, offerId }: Ended) => keys.endingClaims(shopId, endsOn, offerId);

/** Reads how many ended claims are open (strong read). */
export async function findOpenEnded(event: Ended): Promise<number> {
  return parseStored(open, await getItem(keyOf(event)))?.open ?? 0;
}

/** Removes ended claims from the list of claims to count; fails if their number changed since it was read. */
export function leaveList(event: Ended, read: number): Write {
  return update(keyOf(event), 'REMOVE GSI1PK, GSI1SK', {
    expression: 'attribute_not_exists(PK) OR #open = :read',
    names: { '#open': 'open' },
    values: { ':read': read },
  });
}

/** Claims of one offer, made on the page of one shop, that ended on a day. */
export interface EndedClaims {
  readonly businessId: string;
  readonly shopId: string;
  readonly offerId: string;
}

/** Lists a page of the claims that ended on a day and have not been counted as expired. */
export function listEndedClaims(endsOn: string, request: PageRequest): Promise<Page<EndedClaims>> {
  return queryPage(wholePartition(partitions.claimsEndingOn(endsOn), 'GSI1'), request, (row) => {
    const [businessId = '', shopId = '', offerId = ''] = String(row['GSI1SK']).split('#');
    return { businessId, shopId, offerId };
  });
}
