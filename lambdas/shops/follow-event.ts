import '#contract/zod-config.ts';
import { decodeTime } from 'ulid';
import * as z from 'zod/mini';

/**
 * What happened to one follow of a shop: it began (1) or ended (-1). `id` is the follow's own id, so both
 * events are unique for ever, and the end of a follow names its beginning.
 */
export const followEvent = z.object({
  id: z.string(),
  userId: z.string(),
  delta: z.literal([1, -1]),
});

export type FollowEvent = z.output<typeof followEvent>;

/** Days for which an event is remembered as counted: longer than a failed one can be repeated. */
export const daysRemembered = 35;

const dayInMs = 24 * 60 * 60 * 1000;

const nameOf = ({ id, delta }: FollowEvent) => `${id} ${delta}`;

const beginningOf = (event: FollowEvent): FollowEvent => ({ ...event, delta: 1 });

/** What some events change: the number of followers, and the events to be remembered as counted. */
interface Count {
  readonly sum: number;
  /** Whether any event counts; the sum of several may still be 0. */
  readonly isChange: boolean;
  readonly remembered: readonly FollowEvent[];
}

/**
 * Counts the events that were not counted before. An end that comes before its beginning cancels it: neither
 * counts, so that the number never falls below zero. The beginning of a follow that is older than the
 * memory, by a day's margin, counts as counted.
 */
export function decideCount(
  events: readonly FollowEvent[],
  isCounted: (event: FollowEvent) => boolean,
  now: Date,
): Count {
  const byName = new Map(events.map((event) => [nameOf(event), event]));
  const isOld = ({ id }: FollowEvent) =>
    now.getTime() - decodeTime(id) > (daysRemembered - 1) * dayInMs;
  const hasBegun = (event: FollowEvent) =>
    byName.has(nameOf(beginningOf(event))) || isCounted(beginningOf(event)) || isOld(event);
  const fresh = [...byName.values()].filter((event) => !isCounted(event));
  const counting = fresh.filter((event) => event.delta === 1 || hasBegun(event));
  const early = fresh.filter((event) => !counting.includes(event));
  return {
    sum: counting.reduce((sum, { delta }) => sum + delta, 0),
    isChange: counting.length > 0,
    remembered: [...fresh, ...early.map(beginningOf)],
  };
}
