import { ulid } from 'ulid';
import { type Key, keys } from '#lambdas/shared/table/keys.ts';
import type { FollowEvent } from '#lambdas/shops/follow-event.ts';
import { aShop, shopId } from './builders/a-shop.ts';
import { strangerId } from './builders/people.ts';
import { stopDateAt } from './fixed-clock.ts';
import { itemAt, tableHolds } from './memory-table/table.ts';
import { runJobs } from './mocked-jobs.ts';
import { stored } from './stored.ts';

/** Runs a job that counts events of the shop, which must succeed. */
export async function count(...events: FollowEvent[]): Promise<void> {
  const done = { batchItemFailures: [] };
  expect(await runJobs({ name: 'count-followers', id: shopId, events })).toEqual(done);
}

const followId = ulid(Date.parse('2026-11-21T11:59:00.000Z'));

/** The follow of a user, and the begin and the end of it. */
export const storedFollow = {
  ...keys.follow(strangerId, shopId),
  followId,
  followedAt: '2026-11-21T11:59:00.000Z',
};
export const beganEvent: FollowEvent = { id: followId, userId: strangerId, delta: 1 };
export const endedEvent: FollowEvent = { ...beganEvent, delta: -1 };

/** The key of the shop's number of followers, and that number. */
export const counters = keys.shopCounters(shopId);
export const followersCount = () => itemAt(counters)?.['followersCount'];

/** Makes the table hold the shop, its number of followers, and these items. */
export const shopHas = (number: number, ...items: readonly Key[]) =>
  tableHolds(
    stored.shop(aShop()),
    { ...counters, followersCount: number },
    ...items.map((item) => ({ ...item })),
  );

/** The clock stands still, and attempts follow each other without a wait. */
export function beforeCounting(): void {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
}
