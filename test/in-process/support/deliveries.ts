import type { Delivery } from './background.ts';

/** Delivers every message once, in the order of sending. */
export const inOrder: Delivery = (batch) => batch;

/** Delivers every message twice, the second time in reverse order. */
export const twiceAndOutOfOrder: Delivery = (batch) => [...batch, ...[...batch].reverse()];
