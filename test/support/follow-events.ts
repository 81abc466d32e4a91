import { ulid } from 'ulid';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { FollowEvent } from '#lambdas/shops/follow-event.ts';
import { aShop, shopId } from './builders/a-shop.ts';
import { strangerId } from './builders/people.ts';
import { stopDateAt } from './fixed-clock.ts';
import { runJobs } from './mocked-jobs.ts';
import { tableHolds } from './mocked-table.ts';
import { stored } from './stored.ts';

/** Runs a job that counts events of the shop. */
export const count = (...events: FollowEvent[]) =>
  runJobs({ name: 'count-followers', id: shopId, events });

/** What `count` answers when all events are counted. */
export const done = { batchItemFailures: [] };

export const followId = ulid(Date.parse('2026-11-21T11:59:00.000Z'));

/** The begin and the end of one follow. */
export const began: FollowEvent = { id: followId, userId: strangerId, delta: 1 };
export const ended: FollowEvent = { ...began, delta: -1 };

/** The key of the shop's number of followers. */
export const counters = keys.shopCounters(shopId);

/** Makes the table hold the shop, its number of followers, and these items. */
export const shopHas = (
  followersCount: number,
  ...items: readonly ReturnType<typeof stored.user>[]
) => tableHolds(stored.shop(aShop()), { ...counters, followersCount }, ...items);

/** The clock stands still, and attempts follow each other without a wait. */
export function beforeCounting(): void {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
}
