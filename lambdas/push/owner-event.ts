import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { pushMessage } from '#contract/push-subscriptions.ts';

/** Seconds that a push service keeps a message for a browser that is offline; older events are not told. */
export const secondsKept = 24 * 60 * 60;

/** What staff decided about a business, and when (an instant as stored). */
export const ownerEvent = z.object({ code: pushMessage.shape.code, at: z.string() });

export type OwnerEvent = z.output<typeof ownerEvent>;

/** Whether an event is too old to be told: a push service would not have kept its message either. */
export function isOver({ at }: OwnerEvent, now: Date): boolean {
  return now.getTime() - Date.parse(at) > secondsKept * 1000;
}
