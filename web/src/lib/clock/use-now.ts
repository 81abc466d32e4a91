import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';
import { onTick, tick } from './ticks.ts';

/** Rounded down, so that it is the same for all components that are rendered together. */
const shownNow = () => Math.floor(serverNow() / tick) * tick;

/** The present time, at most a minute late, also on a page that stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(onTick, shownNow));
