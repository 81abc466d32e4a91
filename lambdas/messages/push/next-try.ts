import type { NotifiedEvent } from '../notifications/notified-event.ts';
import { isOver } from './push-age.ts';

/** Seconds until the second try; doubled for each later one. */
const firstDelay = 30;
const longestDelay = 900;

/** Returns the seconds until the next try after `tries` attempts; undefined where the event is too old by then. */
export function delayOfNextTry(event: NotifiedEvent, tries: number, now: Date): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay);
  return isOver(event, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
