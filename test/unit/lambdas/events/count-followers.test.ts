import { ulid } from 'ulid';
import { keys } from '#lambdas/shared/table/keys.ts';
import type { FollowEvent } from '#lambdas/shops/follow-event.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  beforeCounting,
  beganEvent,
  count,
  counters,
  endedEvent,
  followersCount,
  shopHas,
} from '#test/support/follow-events.ts';
import {
  beforeNextWrite,
  beforeWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
} from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';

const beginning = keys.countedFollow(beganEvent.id, 'FOLLOWED');
const end = keys.countedFollow(beganEvent.id, 'UNFOLLOWED');

beforeEach(beforeCounting);

describe('counting followers', () => {
  it('adds an event once, however often it is delivered, and remembers it for 35 days', async () => {
    shopHas(4);
    await count(beganEvent);
    await count(beganEvent);
    expect(followersCount()).toBe(5);
    const ttl = Date.parse('2026-12-26T12:00:00.000Z') / 1000;
    expect(itemAt(beginning)).toEqual({ ...beginning, ttl });
  });

  it('counts the other events of a job where one is counted by another run at the same time', async () => {
    shopHas(0);
    beforeNextWrite(() => {
      putItems({ ...beginning });
      changeAttributes(counters, { followersCount: 1 });
    });
    await count(beganEvent, { ...beganEvent, id: ulid() });
    expect(followersCount()).toBe(2);
  });

  it.each([
    ['takes one away', 3, 3, 2],
    ['takes one from what it is by then', 3, 1, 0],
    ['leaves a damaged count at zero instead of below', 0, 0, 0],
    ['leaves at zero one that is damaged at the same time', 1, 0, 0],
    ['takes one from a count that is damaged no more', 0, 3, 2],
  ])('%s at the end of a follow', async (_, before, meanwhile, after) => {
    shopHas(before, beginning);
    beforeNextWrite(() => changeAttributes(counters, { followersCount: meanwhile }));
    await count(endedEvent);
    expect(followersCount()).toBe(after);
  });

  it('remembers both events when the end of a follow comes first, and counts neither', async () => {
    shopHas(0);
    await count(endedEvent);
    expect([itemAt(beginning), itemAt(end)]).toMatchObject([beginning, end]);
    await count(beganEvent);
    expect(followersCount()).toBe(0);
  });

  it('fits into a transaction with fifty events where all ends, or all but one, come first', async () => {
    shopHas(0);
    const ends = (length: number) =>
      Array.from({ length }, (): FollowEvent => ({ ...endedEvent, id: ulid() }));
    await count(...ends(50));
    await count(beganEvent, ...ends(49));
    expect(itemsOfKind('COUNTED UNFOLLOWED')).toHaveLength(99);
    expect(followersCount()).toBe(1);
  });

  it('does the jobs of one shop in a batch one after the other', async () => {
    shopHas(0);
    let running = 0;
    beforeWrite(async () => {
      running += 1;
      await new Promise(setImmediate);
      expect(running).toBe(1);
      running -= 1;
      return undefined;
    });
    const jobs = [1, 2, 3].map(() => ({
      name: 'count-followers',
      id: shopId,
      events: [{ ...beganEvent, id: ulid() }],
    }));
    expect(await runJobs(...jobs)).toEqual({ batchItemFailures: [] });
    expect(followersCount()).toBe(3);
  });
});
