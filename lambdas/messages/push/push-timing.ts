import type { NotifiedEvent } from '../notifications/notified-event.ts';

/** Seconds that a push service keeps a message for an offline browser; older events are not sent. */
export const lifetimeSeconds = 24 * 60 * 60;

/** Returns whether an event is too old for a message: a push service would have dropped it, too. */
export function isOver({ at }: Pick<NotifiedEvent, 'at'>, now: Date): boolean {
  return now.getTime() - Date.parse(at) > lifetimeSeconds * 1000;
}

/** Seconds until the second try; doubled for each later one. */
const firstDelay = 30;
const longestDelay = 900;

/** Returns the seconds until the next try after `tries` attempts; undefined where the event is too old by then. */
export function delayOfNextTry(event: NotifiedEvent, tries: number, now: Date): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay);
  return isOver(event, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
