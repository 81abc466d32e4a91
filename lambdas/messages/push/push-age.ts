import type { NotifiedEvent } from '../notifications/notified-event.ts';

/** Seconds that a push service keeps a message for an offline browser; older events are not sent. */
export const lifetimeSeconds = 24 * 60 * 60;

/** Returns whether an event is too old for a message: a push service would have dropped it, too. */
export function isOver({ at }: Pick<NotifiedEvent, 'at'>, now: Date): boolean {
  return now.getTime() - Date.parse(at) > lifetimeSeconds * 1000;
}
