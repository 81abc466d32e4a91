import { useSyncExternalStore } from 'react';
import { answeredAt, serverNow } from './server-clock.ts';
import { onTick, tick } from './ticks.ts';

let shown = 0;

/**
 * Returns the time of the page, the same for all components of a render. It advances with each tick and each answer, so
 * that no past event of an answer seems to be in the future.
 */
function shownNow(): number {
  const now = serverNow();
  if (Math.abs(now - shown) >= tick || shown < answeredAt()) shown = now;
  return shown;
}

/** The current time, at most a minute late, also on a page that stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(onTick, shownNow));
