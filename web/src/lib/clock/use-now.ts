import { useSyncExternalStore } from 'react';
import { answeredAt, serverNow } from './server-clock.ts';
import { onTick, tick } from './ticks.ts';

let shown = 0;

/**
 * Returns the time that all components show which are rendered together. It moves with each tick, and with each answer of
 * the API: what an answer says has happened is not in the future.
 */
function shownNow(): number {
  const now = serverNow();
  if (Math.abs(now - shown) >= tick || shown < answeredAt()) shown = now;
  return shown;
}

/** The present time, at most a minute late, also on a page that stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(onTick, shownNow));
