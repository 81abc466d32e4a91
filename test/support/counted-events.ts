import { ulid } from 'ulid';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import type { CountedEvent, EventOf } from '#lambdas/statistics/counted-event.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import { claimCode, redemptionId } from './builders/a-claim.ts';
import { aShop, shopId } from './builders/a-shop.ts';
import { offerId } from './builders/an-offer.ts';
import { strangerId } from './builders/people.ts';
import { itemAt, tableHolds } from './memory-table/table.ts';
import { stored } from './stored.ts';

/** Instant when the tests' events are counted. */
export const countedAt = new Date('2026-11-21T12:00:00.000Z');

/** Counts events of the bakery, like a job. */
export const count = (...events: CountedEvent[]): Promise<void> =>
  countEvents(businessId, events, countedAt);

/** Makes the table hold the bakery, its shop with a number of followers, and these items. */
export const bakeryHas = (followersCount: number, ...items: readonly Key[]): void =>
  tableHolds(
    stored.business(aBusiness()),
    stored.shop(aShop()),
    { ...counters, followersCount },
    ...items.map((item) => ({ ...item })),
  );

/** Key of the shop's follower count, and its value. */
export const counters = keys.shopCounters(shopId);
export const followersCount = () => itemAt(counters)?.['followersCount'];

const place = { shopId, offerId, endsOn: '2026-11-30' };

/** A claim at nine o'clock on 20 November, whose last day is the 30th. */
export const claimed = (changes: Partial<EventOf<'claimed'>> = {}): EventOf<'claimed'> => ({
  kind: 'claimed',
  id: claimCode,
  hour: '2026-11-20T09',
  ...place,
  ...changes,
});

export const cancelled = (changes: Partial<EventOf<'claimed'>> = {}): EventOf<'cancelled'> => ({
  ...claimed(changes),
  kind: 'cancelled',
});

/** Its redemption by the owner at nine o'clock the day after. */
export const redeemed = (changes: Partial<EventOf<'redeemed'>> = {}): EventOf<'redeemed'> => ({
  kind: 'redeemed',
  id: redemptionId,
  hour: '2026-11-21T09',
  by: 'owner',
  savingsCents: 341,
  revenueCents: 549,
  claimShopId: shopId,
  ...place,
  ...changes,
});

export const reversed = (changes: Partial<EventOf<'reversed'>> = {}): EventOf<'reversed'> => ({
  ...redeemed(),
  isLate: false,
  ...changes,
  kind: 'reversed',
});

/** The end of the claims for the bakery's offer. */
export const ended: EventOf<'ended'> = {
  kind: 'ended',
  id: `${shopId} ${offerId} ${place.endsOn}`,
  ...place,
};

const followId = ulid(Date.parse('2026-11-21T11:59:00.000Z'));

/** A user's follow, and its start and end events. */
export const storedFollow = {
  ...keys.follow(strangerId, shopId),
  followId,
  followedAt: '2026-11-21T11:59:00.000Z',
  businessId,
};
export const followed: EventOf<'followed'> = {
  kind: 'followed',
  id: followId,
  userId: strangerId,
  shopId,
  at: storedFollow.followedAt,
};
export const unfollowed: EventOf<'unfollowed'> = { ...followed, kind: 'unfollowed' };
