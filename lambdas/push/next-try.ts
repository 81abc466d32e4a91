import { isOver, type OwnerEvent } from './owner-event.ts';

/** Seconds until the second try; doubled for each one after it. */
const firstDelay = 30;
/** SQS's limit. */
const longestDelay = 900;

/**
 * After how many seconds a message is sent again that was not taken so many times. Undefined where its event is
 * too old to be told by then.
 */
export function delayOfNextTry(event: OwnerEvent, tries: number, now: Date): number | undefined {
  const delay = Math.min(firstDelay * 2 ** (tries - 1), longestDelay);
  return isOver(event, new Date(now.getTime() + delay * 1000)) ? undefined : delay;
}
