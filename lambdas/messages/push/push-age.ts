import type { OwnerEvent } from '../notifications/owner-event.ts';

/** Seconds that a push service keeps a message for a browser that is offline; older events are not told. */
export const secondsKept = 24 * 60 * 60;

/** Whether an event is too old to be told: a push service would not have kept its message either. */
export function isOver({ at }: Pick<OwnerEvent, 'at'>, now: Date): boolean {
  return now.getTime() - Date.parse(at) > secondsKept * 1000;
}
