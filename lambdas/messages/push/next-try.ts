import type { OwnerEvent } from '../notifications/owner-event.ts';
import { isOver } from './push-age.ts';

/** Seconds until the second try; doubled for each one after it. */
const firstDelay = 30;
/** SQS's limit. */
const longestDelay = 900;

/**
 * Seconds until a message is sent again that push services did not take `tries` times; undefined where its event is too
 * old by then.
 */
export function delayOfNextTry(event: OwnerEvent, tries: number, now: Date): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay);
  return isOver(event, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
